import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import type { ShownDevice } from '@questboard/api/devices/schema'
import { IconDeviceTablet, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RecordRow } from '../../ui/RecordRow.tsx'
import { Ago } from '../notifications/Ago.tsx'
import { PairingCode } from './PairingCode.tsx'
import { RemoveTablet } from './RemoveTablet.tsx'
import { TabletForm } from './TabletForm.tsx'
import classes from './tablets.module.css'
import { UseThisBrowser } from './UseThisBrowser.tsx'

/** What the dialog shows. */
type View =
  | { kind: 'list' }
  | { kind: 'code' }
  | { kind: 'here' }
  | { kind: 'form'; device: ShownDevice }
  | { kind: 'removal'; device: ShownDevice }

/** The tablets of a group: who they are, when they were used, and the ways to add one. */
export function Tablets({ groupId, close }: { groupId: string; close: () => void }) {
  const [view, show] = useState<View>({ kind: 'list' })
  const back = () => show({ kind: 'list' })
  if (view.kind === 'code') return <PairingCode groupId={groupId} back={back} />
  if (view.kind === 'here') return <UseThisBrowser groupId={groupId} back={back} />
  if (view.kind === 'form') return <TabletForm groupId={groupId} device={view.device} back={back} />
  if (view.kind === 'removal') return <RemoveTablet groupId={groupId} device={view.device} back={back} />
  return <List groupId={groupId} show={show} close={close} />
}

function List({ groupId, show, close }: { groupId: string; show: (view: View) => void; close: () => void }) {
  const { t } = useLingui()
  const query = trpc.devices.list.useQuery({ groupId }, { staleTime: 0 })
  const { data } = query
  if (!data) return <LoadingOrError query={query} title={<Trans>Couldn’t load the list</Trans>} />
  return (
    <Stack>
      {data.length === 0 ? (
        <EmptyState
          icon={<IconDeviceTablet size={32} />}
          title={<Trans>No tablet yet</Trans>}
          text={
            <Trans>
              A tablet at home shows the family board and today’s tasks. Children tick off their own, without an
              account.
            </Trans>
          }
        />
      ) : (
        <ul aria-label={t`Tablets of this group`}>
          {data.map((device) => (
            <Row key={device.id} device={device} show={show} />
          ))}
        </ul>
      )}
      <div className={classes.ways}>
        <Button size="md" onClick={() => show({ kind: 'code' })}>
          <Trans>Show a code</Trans>
        </Button>
        <Button
          size="md"
          variant="light"
          classNames={{ root: classes.tall ?? '', label: classes.wrapped ?? '' }}
          onClick={() => show({ kind: 'here' })}
        >
          <Trans>Use this browser as the family tablet</Trans>
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        <Trans>With a code: open {`${location.host}/tablet`} on the tablet and type it there.</Trans>
      </Text>
      <Button variant="default" className={classes.end ?? ''} onClick={close} data-autofocus autoFocus>
        <Trans>Close</Trans>
      </Button>
    </Stack>
  )
}

function Row({ device, show }: { device: ShownDevice; show: (view: View) => void }) {
  const { t } = useLingui()
  const { name, lastSeenAt } = device
  return (
    <RecordRow
      icon={<IconDeviceTablet size={24} />}
      title={name}
      end={
        <span className={classes.buttons}>
          <IconButton size={44} aria-label={t`Edit “${name}”`} onClick={() => show({ kind: 'form', device })}>
            <IconPencil size={20} />
          </IconButton>
          <IconButton size={44} aria-label={t`Remove “${name}”`} onClick={() => show({ kind: 'removal', device })}>
            <IconTrash size={20} />
          </IconButton>
        </span>
      }
    >
      <span>
        {lastSeenAt === null ? (
          <Trans>Not used yet</Trans>
        ) : (
          <Trans>
            Last used: <Ago at={lastSeenAt} />
          </Trans>
        )}
      </span>
    </RecordRow>
  )
}
