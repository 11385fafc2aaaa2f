import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useCodeText } from '../../app/use-failure-text.ts'
import { useStore } from '../../ui/store.ts'
import classes from './earlier.module.css'
import { tooLate, tooLateText } from './refusal-text.ts'
import type { TickOutcome } from './stored.ts'
import { isEarlier } from './ticks.ts'
import { keepOutcomes, tickOutcomes, unsentTicks } from './wall.ts'

/** What became of the ticks that the member made before entering this time. */
export function EarlierTicks({ userId }: { userId: string }) {
  const { t } = useLingui()
  const titlesOf = (ticks: readonly { title: string }[]) => ticks.map(({ title }) => t`“${title}”`).join(', ')
  const outcomes = useStore(tickOutcomes).filter((tick) => tick.userId === userId)
  // One whose outcome is known is about to leave the queue.
  const known = new Set(outcomes.map(({ id }) => id))
  const waiting = useStore(unsentTicks).filter(
    (tick) => tick.userId === userId && isEarlier(tick) && !known.has(tick.id),
  )
  const sent = outcomes.filter((tick) => tick.refused === null)
  const refused = outcomes.filter((tick) => tick.refused !== null)
  const waitingTitles = titlesOf(waiting)
  const sentTitles = titlesOf(sent)
  const isEmpty = waiting.length + outcomes.length === 0
  return (
    <div role="status" className={isEmpty ? undefined : classes.earlier}>
      {waiting.length > 0 && (
        <p className={classes.waiting}>
          <Trans>Not sent yet: {waitingTitles}</Trans>
        </p>
      )}
      {sent.length > 0 && (
        <p className={classes.sent}>
          <Trans>What you ticked off offline was sent: {sentTitles}</Trans>
        </p>
      )}
      {refused.map((tick) => (
        <Refusal key={tick.id} outcome={tick} />
      ))}
      {outcomes.length > 0 && (
        <Button
          size="lg"
          variant="default"
          onClick={() => void keepOutcomes(tickOutcomes.read().filter((tick) => tick.userId !== userId))}
        >
          <Trans>OK</Trans>
        </Button>
      )}
    </div>
  )
}

function Refusal({ outcome: { title, refused, name } }: { outcome: TickOutcome }) {
  const text = useCodeText(refused ?? '', name)
  const why = refused === tooLate ? tooLateText() : text
  return (
    <p className={classes.refused}>
      <Trans>
        Not saved: “{title}”. {why}
      </Trans>
    </p>
  )
}
