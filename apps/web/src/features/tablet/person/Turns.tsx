import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { useState } from 'react'
import { shortTitle } from '../../../ui/short-title.ts'
import { useStore } from '../../../ui/store.ts'
import { personClient } from '../client.ts'
import { isReachable } from '../connection.ts'
import personClasses from '../person.module.css'
import { AskSwap } from './AskSwap.tsx'
import { NeedsConnection } from './NeedsConnection.tsx'
import { useNotices } from './notice.ts'
import type { PageProps } from './page.ts'
import { Section } from './Section.tsx'
import { useRunningCalls } from './use-running-calls.ts'

/** Whose turn the tasks are, and the questions to swap them. They need a connection: two can want the same turn. */
export function Turns({ wall, state, reload }: Pick<PageProps, 'wall' | 'state' | 'reload'>) {
  const { t } = useLingui()
  const { showNotice } = useNotices()
  const { running, run } = useRunningCalls(reload)
  const isOnline = useStore(isReachable)
  const [asking, setAsking] = useState<UserGroupTask>()
  const tasks = state.tasks.filter(({ assignment, occurrence }) => assignment === 'rotation' && occurrence)
  if (tasks.length === 0) return null
  const me = state.me.userId
  const nameOf = (id: string | null) => shortTitle(state.members.find(({ userId }) => userId === id)?.name ?? '?')

  const answer = (task: UserGroupTask, swap: NonNullable<UserGroupTask['swap']>, accepted: boolean) =>
    run(task, async () => {
      const input = { groupId: wall.group.id, taskId: task.id, swapId: swap.id }
      await personClient.groupTasks.answerSwap.mutate({ ...input, accepted })
      showNotice(accepted ? t`Swapped. It’s your turn now.` : t`You didn’t swap.`)
    })
  const withdraw = (task: UserGroupTask, swap: NonNullable<UserGroupTask['swap']>) =>
    run(task, async () => {
      await personClient.groupTasks.withdrawSwap.mutate({
        groupId: wall.group.id,
        taskId: task.id,
        swapId: swap.id,
      })
      showNotice(t`You took the request back.`)
    })

  return (
    <Section id="turns" title={<Trans>Taking turns</Trans>}>
      <NeedsConnection />
      <ul className={personClasses.rows}>
        {tasks.map((task) => {
          const { id, title, swap } = task
          const disabled = !isOnline || running.has(id)
          const asker = swap ? nameOf(swap.from) : ''
          const asked = swap ? nameOf(swap.to) : ''
          return (
            <li key={id} className={personClasses.reward}>
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
                <Button
                  size="lg"
                  variant="light"
                  disabled={disabled}
                  aria-label={t`Ask to swap “${title}”`}
                  onClick={() => setAsking(task)}
                >
                  <Trans>Ask to swap</Trans>
                </Button>
              )}
              {swap?.to === me && (
                <>
                  <Button
                    size="lg"
                    disabled={disabled}
                    aria-label={t`Swap turns of “${title}”`}
                    onClick={() => void answer(task, swap, true)}
                  >
                    <Trans>Swap</Trans>
                  </Button>
                  <Button
                    size="lg"
                    variant="default"
                    disabled={disabled}
                    aria-label={t`Don’t swap turns of “${title}”`}
                    onClick={() => void answer(task, swap, false)}
                  >
                    <Trans>Don’t swap</Trans>
                  </Button>
                </>
              )}
              {swap?.from === me && (
                <Button
                  size="lg"
                  variant="default"
                  disabled={disabled}
                  aria-label={t`Take back the request for “${title}”`}
                  onClick={() => void withdraw(task, swap)}
                >
                  <Trans>Take back</Trans>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {asking && (
        <AskSwap
          groupId={wall.group.id}
          task={asking}
          members={state.members.filter(({ userId }) => userId !== me && asking.assignedUsers.includes(userId))}
          people={wall.people}
          onAsked={async (name) => {
            showNotice(t`${name} was asked to swap.`)
            await reload()
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Section>
  )
}

type WhoseProps = { task: UserGroupTask; me: string; nameOf: (id: string | null) => string }

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
