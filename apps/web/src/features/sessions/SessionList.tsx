import { Trans, useLingui } from '@lingui/react/macro'
import type { Session } from '@questboard/api/auth/schema'
import { type Device, deviceOf } from '@questboard/i18n/user-agent'
import { IconDeviceDesktop, IconDeviceMobile, IconDevices, IconDeviceTablet, IconTerminal2 } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { RecordRow } from '../../ui/RecordRow.tsx'
import { Ago } from '../notifications/Ago.tsx'
import classes from './SessionList.module.css'
import { signOutOf, signOutOfOthers } from './sign-out-of.tsx'

/** The user's sessions: this device first, then the others by last use. */
export function SessionList() {
  const { t } = useLingui()
  const query = trpc.auth.listSessions.useQuery({}, { staleTime: 0 })
  const { data } = query
  if (!data) return <LoadingOrError query={query} title={<Trans>Couldn’t load the list</Trans>} />
  const sessions = [...data].sort(
    (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt),
  )
  return (
    <>
      <ul aria-label={t`Your devices`}>
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <BusyButton variant="default" mt="md" run={signOutOfOthers}>
          <Trans>Sign out everywhere else</Trans>
        </BusyButton>
      )}
    </>
  )
}

const icons: Record<Device['kind'], ComponentType<{ size: number }>> = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  program: IconTerminal2,
  unknown: IconDevices,
}

function Row({ session: { id, agent, lastSeenAt, current } }: { session: Session }) {
  const { t } = useLingui()
  const device = deviceOf(agent)
  const name = useNameOf(device)
  const Icon = icons[device.kind]

  return (
    <RecordRow
      icon={<Icon size={24} />}
      title={name}
      end={
        !current && (
          <BusyButton variant="subtle" size="sm" aria-label={t`Sign out: ${name}`} run={() => signOutOf(id, name)}>
            <Trans>Sign out</Trans>
          </BusyButton>
        )
      }
    >
      {current ? (
        <span className={classes.current}>
          <Trans>This device</Trans>
        </span>
      ) : (
        <span>
          <Trans>
            Last used: <Ago at={lastSeenAt} />
          </Trans>
        </span>
      )}
    </RecordRow>
  )
}

function useNameOf({ browser, system }: Device): string {
  const { t } = useLingui()
  if (browser && system) return t`${browser} on ${system}`
  return browser ?? system ?? t`Unknown device`
}
