import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import type { Board } from '@questboard/api/board/schema'
import type { Stats } from '@questboard/api/game/schema'
import { IconVolume } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../../../app/mutations/new-id.ts'
import { useStore } from '../../../ui/store.ts'
import type { SpecialKind } from '../../board/board.ts'
import { CardFace } from '../../board/cards/CardFace.tsx'
import { CardReward } from '../../board/cards/CardReward.tsx'
import { cardKey } from '../../board/cards/card-key.ts'
import { gained } from '../../board/cards/gained.ts'
import { QuestionForm } from '../../board/cards/QuestionForm.tsx'
import { Glyph, squareColours } from '../../board/Glyph.tsx'
import { squareNames } from '../../board/square-names.ts'
import { personClient } from '../client.ts'
import { isReachable } from '../connection.ts'
import { canSpeak, speak } from '../speak.ts'
import classes from './card-panel.module.css'
import { NeedsConnection } from './NeedsConnection.tsx'
import { useNotices } from './notice.ts'
import pageClasses from './pages.module.css'
import { useRunningCalls } from './use-running-calls.ts'

type CardPanelProps = {
  board: Board
  /** The balances before an answer. */
  before: Stats
  reload: () => Promise<void>
  /** Leaves the question for later. */
  onLater: () => void
}

/** What was drawn on the pawn's square: something to read, a question to answer, a challenge to accept. */
export function CardPanel({ board, before, reload, onLater }: CardPanelProps) {
  const { i18n } = useLingui()
  const { card } = board
  const key = cardKey(board)
  // An answered question stays until it is read.
  const [answered, setAnswered] = useState<string>()
  const isOnline = useStore(isReachable)
  if (card.kind === 'none') return <NoCard />
  const { question } = card
  const asks = question && card.kind === 'question' && (!card.settled || answered === key)
  return (
    <section className={classes.card} style={squareColours[card.kind as SpecialKind]} aria-labelledby="own-card">
      <header className={classes.cardHead}>
        <svg viewBox="-32 -32 64 64" aria-hidden="true">
          <Glyph kind={card.kind as SpecialKind} />
        </svg>
        <Title order={3} id="own-card" className={classes.cardName ?? ''}>
          {i18n._(squareNames[card.kind])}
        </Title>
        <ReadCard board={board} />
      </header>
      <div className={classes.cardBody}>
        {asks ? (
          <QuestionForm
            key={key}
            question={question}
            size="lg"
            disabled={!isOnline}
            answer={async (answerId) => {
              const { userStats, ...verdict } = await personClient.board.answer.mutate({
                questionId: question.id,
                answerId,
              })
              setAnswered(key)
              void reload()
              return { ...verdict, ...gained(before, userStats) }
            }}
            close={answered === key ? () => setAnswered(undefined) : onLater}
          />
        ) : (
          <>
            <CardFace card={card} />
            <CardReward card={card} />
            {card.kind === 'task' && <Challenge key={key} board={board} reload={reload} />}
          </>
        )}
        <NeedsConnection />
      </div>
    </section>
  )
}

function NoCard() {
  return (
    <section className={classes.card} aria-labelledby="own-card">
      <div className={classes.cardBody}>
        <Title order={3} id="own-card" className={classes.cardName ?? ''}>
          <Trans>No card here</Trans>
        </Title>
        <p className={classes.cardText}>
          <Trans>Every task moves your pawn. On a square with a picture you get a card.</Trans>
        </p>
      </div>
    </section>
  )
}

function Challenge({ board, reload }: { board: Board; reload: () => Promise<void> }) {
  const { showNotice } = useNotices()
  const { running, run } = useRunningCalls(reload)
  const { t } = useLingui()
  const isOnline = useStore(isReachable)
  // Sending the id again accepts it once, when an answer was lost.
  const [id] = useState(newId)
  const { settled, task } = board.card
  const title = task?.title ?? ''
  if (settled) {
    return (
      <p className={pageClasses.small}>
        <Trans>It’s on your list.</Trans>
      </p>
    )
  }
  const accept = () =>
    run({ id, title }, async () => {
      await personClient.board.accept.mutate({ id })
      showNotice(t`“${title}” is on your list.`)
    })
  return (
    <Button size="xl" loading={running.has(id)} disabled={!isOnline} onClick={() => void accept()}>
      <Trans>Accept</Trans>
    </Button>
  )
}

/** A voice that reads the card, for children who do not read yet. */
function ReadCard({ board: { card } }: { board: Board }) {
  const { t } = useLingui()
  const texts = [
    card.text,
    card.author,
    card.task?.title,
    card.task?.notes,
    card.question?.text,
    ...(card.question?.answers.map(({ text }) => text) ?? []),
  ].filter((text) => text !== undefined && text !== '')
  if (!canSpeak || texts.length === 0) return null
  return (
    <button
      type="button"
      className={classes.voice}
      aria-label={t`Read the card aloud`}
      onClick={() => speak(texts.join('. '))}
    >
      <IconVolume size={30} />
    </button>
  )
}
