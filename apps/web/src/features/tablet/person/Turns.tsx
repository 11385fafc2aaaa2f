import { Trans, useLingui } from '@lingui/react/macro'
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
import { type Swap, TurnRow } from './TurnRow.tsx'
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

  const answer = (task: UserGroupTask, swap: Swap, accepted: boolean) =>
    run(task, async () => {
      const input = { groupId: wall.group.id, taskId: task.id, swapId: swap.id }
      await personClient.groupTasks.answerSwap.mutate({ ...input, accepted })
      showNotice(accepted ? t`Swapped. It’s your turn now.` : t`You didn’t swap.`)
    })
  const withdraw = (task: UserGroupTask, swap: Swap) =>
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
        {tasks.map((task) => (
          <TurnRow
            key={task.id}
            task={task}
            me={me}
            nameOf={nameOf}
            isDisabled={!isOnline || running.has(task.id)}
            onAsk={() => setAsking(task)}
            onAnswer={(swap, accepted) => void answer(task, swap, accepted)}
            onWithdraw={(swap) => void withdraw(task, swap)}
          />
        ))}
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
