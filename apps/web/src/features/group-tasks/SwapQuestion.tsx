import { Trans, useLingui } from '@lingui/react/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useState } from 'react'
import { useIsOnline } from '../../app/NeedsConnection.tsx'
import { NeedsInternet } from '../../app/NeedsInternet.tsx'
import { trpc } from '../../app/trpc.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { answerAtRow, withdrawSwap } from './swap-handlers.ts'
import classes from './turns.module.css'

type SwapQuestionProps = { task: UserGroupTask; swap: NonNullable<UserGroupTask['swap']> }

/**
 * An open question to swap the turn of a task: with the answers for the member who is asked, else with an Undo button.
 */
export default function SwapQuestion({ task, swap }: SwapQuestionProps) {
  const { t } = useLingui()
  const { groupId } = task
  const group = trpc.groups.read.useQuery({ id: groupId }).data
  const isOnline = useIsOnline()
  const [isSending, setSending] = useState(false)
  if (!group) return null
  const isAsked = swap.to === group.currentMember.userId
  const otherId = isAsked ? swap.from : swap.to
  const name = shortTitle(group.members.find(({ userId }) => userId === otherId)?.name ?? '?')
  const title = shortTitle(task.title)
  const sending = (call: () => Promise<void>) => () => {
    setSending(true)
    return call().finally(() => setSending(false))
  }
  const disabled = !isOnline || isSending
  return (
    <div className={classes.question}>
      <span className={classes.text}>
        <IconArrowsExchange size={18} aria-hidden="true" />
        <span>
          {isAsked ? (
            <Trans>
              {name} asks to swap: you take this turn, and {name} takes your next one.
            </Trans>
          ) : (
            <Trans>You asked {name} to swap.</Trans>
          )}
          {!isOnline && (
            <>
              {' '}
              <NeedsInternet />
            </>
          )}
        </span>
      </span>
      <span className={classes.answers}>
        {isAsked ? (
          <>
            <BusyButton
              size="sm"
              disabled={disabled}
              aria-label={t`Swap turns of “${title}”`}
              run={sending(() => answerAtRow({ groupId, swap, name }, true))}
            >
              <Trans>Swap</Trans>
            </BusyButton>
            <BusyButton
              size="sm"
              variant="default"
              disabled={disabled}
              aria-label={t`Don’t swap turns of “${title}”`}
              run={sending(() => answerAtRow({ groupId, swap, name }, false))}
            >
              <Trans>Don’t swap</Trans>
            </BusyButton>
          </>
        ) : (
          <BusyButton
            size="sm"
            variant="default"
            disabled={disabled}
            aria-label={t`Take back the request for “${title}”`}
            run={sending(() => withdrawSwap(groupId, swap))}
          >
            <Trans>Take back</Trans>
          </BusyButton>
        )}
      </span>
    </div>
  )
}
