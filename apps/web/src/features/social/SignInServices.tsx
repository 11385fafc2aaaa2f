import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconBrandGoogleFilled, IconKey } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { showFailure } from '../../app/show-failure.ts'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { RecordRow } from '../../ui/RecordRow.tsx'

/** The services with which the user signs in, and the operator's, with which it could. */
export function SignInServices({ oidc }: { oidc: string | null }) {
  const { t } = useLingui()
  const query = trpc.auth.waysIn.useQuery({}, { staleTime: 0 })
  const { data: methods } = query
  if (!methods) return <LoadingOrError query={query} title={<Trans>Couldn’t load the list</Trans>} />
  return (
    <ul aria-label={t`Services you can sign in with`}>
      {oidc !== null && (
        <Service
          id="oidc"
          name={oidc}
          isConnected={methods.oidc}
          icon={<IconKey size={24} />}
          connect={() => connect(oidc, methods.password)}
        />
      )}
      {(methods.google || oidc === null) && (
        <Service id="google" name="Google" isConnected={methods.google} icon={<IconBrandGoogleFilled size={24} />} />
      )}
    </ul>
  )
}

type ServiceProps = {
  id: 'oidc' | 'google'
  name: string
  icon: ReactNode
  isConnected: boolean
  /** Undefined: it is connected by signing in with it. */
  connect?: () => void
}

function Service({ id, name, icon, isConnected, connect }: ServiceProps) {
  const { t } = useLingui()
  return (
    <RecordRow
      icon={icon}
      title={name}
      end={
        isConnected ? (
          <Button
            variant="subtle"
            size="sm"
            aria-label={t`Disconnect ${name}`}
            onClick={() => void disconnect(id, name)}
          >
            <Trans>Disconnect</Trans>
          </Button>
        ) : (
          connect && (
            <Button variant="default" size="sm" aria-label={t`Connect ${name}`} onClick={connect}>
              <Trans>Connect</Trans>
            </Button>
          )
        )
      }
    >
      {isConnected ? (
        <Trans>Connected</Trans>
      ) : connect ? (
        <Trans>Not connected</Trans>
      ) : (
        <Trans>It connects when you sign in with it and your e-mail is the same.</Trans>
      )}
    </RecordRow>
  )
}

function connect(name: string, hasPassword: boolean): void {
  openLoaded({
    title: <Trans>Connect {name}?</Trans>,
    width: 440,
    load: () => import('./ConnectForm.tsx'),
    render: ({ ConnectForm }, close) => <ConnectForm name={name} hasPassword={hasPassword} close={close} />,
  })
}

async function disconnect(provider: 'oidc' | 'google', name: string): Promise<void> {
  const agreed = await confirm({
    title: <Trans>Disconnect {name}?</Trans>,
    text: <Trans>You can’t sign in with {name} any more. You stay signed in here.</Trans>,
    confirmLabel: <Trans>Disconnect</Trans>,
    dangerous: true,
  })
  if (!agreed) return
  try {
    await trpcClient.auth.disconnect.mutate({ provider })
  } catch (error) {
    showFailure(error)
  }
  await trpcUtils.auth.waysIn.invalidate()
}
