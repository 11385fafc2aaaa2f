import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { Webhook } from '@questboard/api/webhooks/schema'
import { readFailure } from '../../app/failure.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { announce } from '../../ui/toasts.ts'
import { type Owner, removeWebhook } from './calls.ts'

type RemoveConfirmationProps = { owner: Owner; webhook: Webhook; close: () => void }

/** Deletes a webhook after a confirmation, because it cannot be undone. */
export function RemoveConfirmation({ owner, webhook, close }: RemoveConfirmationProps) {
  const { send, isSending, problem } = useSubmit()
  const { host } = new URL(webhook.url)

  const confirm = () =>
    send(async () => {
      await removeWebhook(owner, webhook).catch((error: unknown) => {
        // If it was deleted meanwhile, the goal is reached.
        if (readFailure(error).code !== 'notFound') throw error
      })
      announce(t`Webhook deleted`)
      close()
    })

  return (
    <Stack>
      <Text>
        <Trans>{host} will stop receiving events and its history will be deleted. This can’t be undone.</Trans>
      </Text>
      <FormProblem text={problem} />
      <Group justify="flex-end">
        <Button variant="default" onClick={close} data-autofocus autoFocus>
          <Trans>Cancel</Trans>
        </Button>
        <Button color="red" loading={isSending} onClick={() => void confirm()}>
          <Trans>Delete</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
