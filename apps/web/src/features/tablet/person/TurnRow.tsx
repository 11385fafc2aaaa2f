import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import personClasses from '../person.module.css'

export type Swap = NonNullable<UserGroupTask['swap']>

type TurnRowProps = {
  task: UserGroupTask
  /** The member's user id. */
  me: string
  nameOf: (id: string | null) => string
  isDisabled: boolean
  onAsk: () => void
  onAnswer: (swap: Swap, accepted: boolean) => void
  onWithdraw: (swap: Swap) => void
}

/** A task of turns: whose turn it is, and the request to swap it. */
export function TurnRow({ task, me, nameOf, isDisabled, onAsk, onAnswer, onWithdraw }: TurnRowProps) {
  const { t } = useLingui()
  const { title, swap } = task
  const asker = swap ? nameOf(swap.from) : ''
  const asked = swap ? nameOf(swap.to) : ''
  return (
    <li className={personClasses.reward}>
      <span className={personClasses.text} dir="auto">
        {title}
        <span className={personClasses.small}>
          {!swap ? (
            <Whose task={task} me={me} nameOf={nameOf} />
          ) : swap.to === me ? (
            <Trans>
              {asker} asks to swap: you take this turn, and {asker} takes your next one.
            </Trans>
          ) : (
            <Trans>You asked {asked} to swap.</Trans>
          )}
        </span>
      </span>
      {!swap && task.mine && task.assignedUsers.length > 1 && (
        <Button size="lg" variant="light" disabled={isDisabled} aria-label={t`Ask to swap “${title}”`} onClick={onAsk}>
          <Trans>Ask to swap</Trans>
        </Button>
      )}
      {swap?.to === me && (
        <>
          <Button
            size="lg"
            disabled={isDisabled}
            aria-label={t`Swap turns of “${title}”`}
            onClick={() => onAnswer(swap, true)}
          >
            <Trans>Swap</Trans>
          </Button>
          <Button
            size="lg"
            variant="default"
            disabled={isDisabled}
            aria-label={t`Don’t swap turns of “${title}”`}
            onClick={() => onAnswer(swap, false)}
          >
            <Trans>Don’t swap</Trans>
          </Button>
        </>
      )}
      {swap?.from === me && (
        <Button
          size="lg"
          variant="default"
          disabled={isDisabled}
          aria-label={t`Take back the request for “${title}”`}
          onClick={() => onWithdraw(swap)}
        >
          <Trans>Take back</Trans>
        </Button>
      )}
    </li>
  )
}

type WhoseProps = { task: UserGroupTask; me: string; nameOf: (id: string | null) => string }

/** Whose turn it is, and whose is the next one. */
function Whose({ task: { occurrence, completed }, me, nameOf }: WhoseProps) {
  const { t } = useLingui()
  if (completed) return t`You did it.`
  if (!occurrence) return null
  const { holder, next, takenBy } = occurrence
  const done = nameOf(takenBy)
  const now = nameOf(holder)
  const then = nameOf(next)
  if (takenBy !== null) return t`Taken by ${done}.`
  const whose =
    holder === null ? t`No one can take the turn now.` : holder === me ? t`It’s your turn.` : t`It’s ${now}’s turn.`
  if (next === null || next === holder) return whose
  return (
    <>
      {whose} {next === me ? t`You’re next.` : t`Next: ${then}.`}
    </>
  )
}
