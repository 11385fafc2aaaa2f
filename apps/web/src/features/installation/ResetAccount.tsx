import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import type { ResetDone, ShownAccount } from '@questboard/api/installation/schema'
import { useState } from 'react'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { OneTimeSecret } from '../../ui/OneTimeSecret.tsx'
import { WithPassword } from './with-password.tsx'

/** Lets someone who is kept out choose a new password: by e-mail, or by a link that the owner passes on. */
export function ResetAccount({ account, close }: { account: ShownAccount; close: () => void }) {
  const { t } = useLingui()
  const [done, setDone] = useState<ResetDone | null>(null)
  const [secondFactor, setSecondFactor] = useState(false)
  const { id, name, email } = account

  async function reset(password: string) {
    setDone(await trpcClient.installation.resetAccount.mutate({ id, password, secondFactor }))
    await trpcUtils.installation.accounts.invalidate()
  }

  if (done?.link) {
    return (
      <OneTimeSecret
        secret={done.link}
        label={t`Link for ${name}`}
        warning={<Trans>Give this link only to {name}. It works once, for an hour, and is not shown again.</Trans>}
        announcements={{ copied: t`Link copied`, selected: t`Link selected. Copy it with Ctrl+C.` }}
        close={close}
      />
    )
  }
  if (done) {
    return (
      <Stack>
        <Text role="status">
          <Trans>An e-mail with the link is on its way to {email}. It works once, for an hour.</Trans>
        </Text>
        <Group justify="flex-end">
          <Button onClick={close} autoFocus>
            <Trans>Close</Trans>
          </Button>
        </Group>
      </Stack>
    )
  }
  return (
    <WithPassword
      text={
        <Trans>
          {name} gets a link to choose a new password. The old one works until then. Make sure that it is really {name}{' '}
          who asks.
        </Trans>
      }
      choice={
        account.secondFactor && (
          <Checkbox
            label={<Trans>Turn off the sign-in code, too</Trans>}
            description={<Trans>If the phone with the app is lost.</Trans>}
            onChange={({ currentTarget }) => setSecondFactor(currentTarget.checked)}
          />
        )
      }
      action={<Trans>Create the link</Trans>}
      close={close}
      onConfirm={reset}
    />
  )
}
