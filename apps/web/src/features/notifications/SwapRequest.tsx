import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group as Row, Stack, Text } from '@mantine/core'
import type { Notification } from '@questboard/api/notifications/schema'
import { useState } from 'react'
import { isGroupQuery } from '../../app/live/group-queries.ts'
import { queryClient } from '../../app/query-client.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { showMessage } from '../../ui/toasts.ts'

type SwapRequestProps = {
  groupId: string
  swap: NonNullable<Notification['data']['swap']>
  text: string
  close: () => void
}

/** The question to swap turns, to answer now or later. */
export function SwapRequest({ groupId, swap, text, close }: SwapRequestProps) {
  const { t } = useLingui()
  const { send, isSending, problem } = useSubmit()
  const [pressed, setPressed] = useState<boolean>()

  function answer(accepted: boolean) {
    setPressed(accepted)
    void send(async () => {
      try {
        await trpcClient.groupTasks.answerSwap.mutate({ groupId, taskId: swap.taskId, swapId: swap.id, accepted })
      } finally {
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isGroupQuery(queryKey, [groupId]) })
        void trpcUtils.notifications.list.invalidate()
      }
      showMessage(accepted ? t`Swapped. It’s your turn now.` : t`You didn’t swap.`)
      close()
    })
  }

  return (
    <Stack>
      <Text>{text}</Text>
      <FormProblem text={problem} />
      <Row justify="flex-end">
        <Button variant="default" onClick={close}>
          <Trans>Later</Trans>
        </Button>
        <Button
          variant="default"
          loading={isSending && pressed === false}
          disabled={isSending}
          onClick={() => answer(false)}
        >
          <Trans>Don’t swap</Trans>
        </Button>
        <Button
          loading={isSending && pressed === true}
          disabled={isSending}
          onClick={() => answer(true)}
          data-autofocus
        >
          <Trans>Swap</Trans>
        </Button>
      </Row>
    </Stack>
  )
}
