import { Trans } from '@lingui/react/macro'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { IconCircleCheck, IconFlag, IconHourglass, IconRefresh } from '@tabler/icons-react'
import { trpc } from '../../app/trpc.ts'
import classes from './marks.module.css'

type TurnMarkProps = { task: Pick<GroupTask, 'groupId' | 'assignment' | 'occurrence' | 'swap'>; isWaiting?: boolean }

/** Whose turn a task is and who is next, or who was first. Never what the others wrote. */
export default function TurnMark({ task: { groupId, assignment, occurrence, swap }, isWaiting }: TurnMarkProps) {
  const group = trpc.groups.read.useQuery({ id: groupId }).data
  if (assignment === 'each' || !occurrence || !group) return null
  const nameOf = (id: string | null) => <bdi>{group.members.find(({ userId }) => userId === id)?.name ?? '?'}</bdi>
  const { holder, next, takenBy, paid } = occurrence
  const me = group.currentMember.userId
  if (takenBy !== null) {
    const Icon = paid && !isWaiting ? IconCircleCheck : IconHourglass
    return (
      <span className={classes.turn} data-state={paid ? 'approved' : 'waiting'}>
        <Icon size={15} aria-hidden="true" />
        <span>{takenBy === me ? <Trans>Taken by you</Trans> : <Trans>Taken by {nameOf(takenBy)}</Trans>}</span>
      </span>
    )
  }
  if (assignment === 'first') {
    return (
      <span className={classes.turn}>
        <IconFlag size={15} aria-hidden="true" />
        <span>
          <Trans>The first to do it</Trans>
        </span>
      </span>
    )
  }
  return (
    <span className={classes.turn} data-state={holder === me ? 'waiting' : undefined}>
      <IconRefresh size={15} aria-hidden="true" />
      <span>
        {holder === null ? (
          <Trans>No one can take the turn now.</Trans>
        ) : holder === me ? (
          <Trans>It’s your turn.</Trans>
        ) : (
          <Trans>It’s {nameOf(holder)}’s turn.</Trans>
        )}
        {next !== null && next !== holder && (
          <> {next === me ? <Trans>You’re next.</Trans> : <Trans>Next: {nameOf(next)}.</Trans>}</>
        )}
        {swap && swap.from !== me && swap.to !== me && (
          <>
            {' '}
            <Trans>
              {nameOf(swap.from)} asked {nameOf(swap.to)} to swap.
            </Trans>
          </>
        )}
      </span>
    </span>
  )
}
