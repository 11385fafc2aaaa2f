import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Board } from '@questboard/api/board/schema'
import { useState } from 'react'
import { attempt } from '../../../app/mutations/attempt.ts'
import { openOnce } from '../../../app/mutations/open-once.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { openDialog } from '../../../ui/dialogs.ts'
import { focusIfLost } from '../../../ui/focus-if-lost.ts'
import { withLoadingBar } from '../../../ui/with-loading-bar.ts'
import { prepareAccept } from './accept.ts'
import classes from './card.module.css'
import { cardKey } from './card-key.ts'
import { closeCard, markerAttribute } from './flipped-card.ts'

/** The actions that a card offers. */
export function CardActions({ board }: { board: Board }) {
  const { kind, settled } = board.card
  return (
    <div className={classes.actions}>
      {kind === 'task' && !settled ? (
        <Challenge board={board} />
      ) : kind === 'question' && !settled ? (
        <>
          <Button onClick={() => openQuestion(board)}>
            <Trans>Answer</Trans>
          </Button>
          <Button variant="default" onClick={closeCard}>
            <Trans>Later</Trans>
          </Button>
        </>
      ) : (
        <Button onClick={closeCard}>
          <Trans>Continue</Trans>
        </Button>
      )}
    </div>
  )
}

function Challenge({ board }: { board: Board }) {
  const [accept] = useState(() => prepareAccept(board))
  const title = board.card.task?.title ?? ''
  return (
    <>
      <BusyButton run={() => attempt(t`Couldn’t add “${title}” to your tasks.`, accept)}>
        <Trans>Accept</Trans>
      </BusyButton>
      <Button variant="default" onClick={closeCard}>
        <Trans>Later</Trans>
      </Button>
    </>
  )
}

function openQuestion(board: Board): void {
  const { question } = board.card
  if (!question) return
  openOnce(async () => {
    const [{ QuestionForm }, { answerQuestion }] = await withLoadingBar(
      Promise.all([import('./QuestionForm.tsx'), import('./answer.ts')]),
    )
    const key = cardKey(board)
    const answer = async (answerId: string) => {
      const verdict = await answerQuestion(key, question.id, answerId)
      closeCard()
      return verdict
    }
    await openDialog({
      title: <Trans>Question</Trans>,
      width: 520,
      render: (close) => <QuestionForm question={question} answer={answer} close={close} />,
    })
    // The card has closed with the answer, and with it the button that opened the dialog.
    focusIfLost(document.querySelector<HTMLElement>(`[${markerAttribute}]`))
  })
}
