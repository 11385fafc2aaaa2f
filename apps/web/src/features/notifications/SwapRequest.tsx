import { Trans } from '@lingui/react/macro'
import { Button, Group as Row, Stack, Text } from '@mantine/core'
import type { Notification } from '@questboard/api/notifications/schema'
import { useState } from 'react'
import { NeedsConnection, useIsOnline } from '../../app/NeedsConnection.tsx'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { answerSwap } from './answer-swap.ts'

type SwapRequestProps = {
  groupId: string
  swap: NonNullable<Notification['data']['swap']>
  text: string
  /** The shortened name of the member who asks. */
  name: string
  close: () => void
}

/** The question to swap turns, to answer now or later. */
export function SwapRequest({ groupId, swap, text, name, close }: SwapRequestProps) {
  const isOnline = useIsOnline()
  const { send, isSending, problem } = useSubmit()
  const [pressed, setPressed] = useState<boolean>()

  function answer(accepted: boolean) {
    setPressed(accepted)
    void send(async () => {
      await answerSwap({ groupId, swap, name }, accepted)
      close()
    })
  }

  return (
    <Stack>
      <Text>{text}</Text>
      <FormProblem text={problem} />
      <NeedsConnection isOnline={isOnline} inStack />
      <Row justify="flex-end">
        <Button variant="default" onClick={close}>
          <Trans>Later</Trans>
        </Button>
        <Button
          variant="default"
          loading={isSending && pressed === false}
          disabled={isSending || !isOnline}
          onClick={() => answer(false)}
        >
          <Trans>Don’t swap</Trans>
        </Button>
        <Button
          loading={isSending && pressed === true}
          disabled={isSending || !isOnline}
          onClick={() => answer(true)}
          data-autofocus
        >
          <Trans>Swap</Trans>
        </Button>
      </Row>
    </Stack>
  )
}
