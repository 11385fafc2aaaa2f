import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import classes from './OtherWays.module.css'
import { goToOidc } from './pending-oidc.ts'

type ContinueWithOidcProps = {
  name: string
  redirect: string
  /** The main way to sign in on this page. */
  isFirst: boolean
}

/** A button that signs in with the operator's identity provider. If that is away, it says so, and works again later. */
export function ContinueWithOidc({ name, redirect, isFirst }: ContinueWithOidcProps) {
  const { send, isSending, problem } = useSubmit()
  const go = () =>
    send(async () => goToOidc(await trpcClient.auth.beginOidc.mutate({}), { purpose: 'sign-in', redirect }))
  return (
    <>
      <FormProblem text={problem} />
      <Button
        variant={isFirst ? 'filled' : 'default'}
        size="lg"
        fullWidth
        classNames={{ root: classes.named ?? '', label: classes.name ?? '' }}
        leftSection={<IconKey size={20} aria-hidden="true" />}
        loading={isSending}
        onClick={() => void go()}
      >
        <Trans>Continue with {name}</Trans>
      </Button>
    </>
  )
}
