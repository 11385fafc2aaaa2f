import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { Webhook } from '@questboard/api/webhooks/schema'
import { useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { announce } from '../../ui/toasts.ts'
import { type Owner, remove } from './owner.ts'

type RemoveQuestionProps = { owner: Owner; webhook: Webhook; close: () => void }

/** Deletes a webhook after a confirmation, because it cannot be undone. */
export function RemoveConfirmation({ owner, webhook, close }: RemoveQuestionProps) {
  const [removing, setRemoving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { host } = new URL(webhook.url)

  async function go() {
    setRemoving(true)
    try {
      await remove(owner, webhook)
    } catch (error) {
      const { code } = readFailure(error)
      // It was deleted meanwhile, which is the goal.
      if (code !== 'notFound') {
        setProblem(await failureText(code))
        return setRemoving(false)
      }
    }
    announce(t`Webhook deleted`)
    close()
  }

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
        <Button color="red" loading={removing} onClick={() => void go()}>
          <Trans>Delete</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
