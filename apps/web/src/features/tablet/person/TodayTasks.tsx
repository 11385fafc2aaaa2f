import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useStore } from '../../../ui/store.ts'
import { isReachable } from '../connection.ts'
import personClasses from '../person.module.css'
import { completeGroupTask, reopenGroupTask, tickDuring, useTicks } from '../person-tasks.ts'
import { ResultSheet } from '../ResultSheet.tsx'
import { AddTask } from './AddTask.tsx'
import { NeedsConnection } from './NeedsConnection.tsx'
import { useNotices } from './notice.ts'
import type { PageProps } from './page.ts'
import classes from './pages.module.css'
import { completePersonalTask, reopenPersonalTask } from './personal-tasks.ts'
import { Section } from './Section.tsx'
import { TodayTaskRow } from './TodayTaskRow.tsx'
import { type TodayRow, todayRows } from './today-rows.ts'
import { useRunningCalls } from './use-running-calls.ts'

/** The tasks of today in one list: those of the group, and those of a child's own. */
export function TodayTasks({ wall, entered, state, resultTaskId, reload }: PageProps) {
  const { showNotice } = useNotices()
  const { t } = useLingui()
  const groupId = wall.group.id
  const { userId } = entered
  const isOnline = useStore(isReachable)
  const ticked = useTicks(userId)
  const { run } = useRunningCalls(reload)
  const [forResult, setForResult] = useState<TodayRow>()
  const [awaitsResult, setAwaitsResult] = useState(resultTaskId !== undefined)
  const [isAdding, setAdding] = useState(false)
  const [isTidying, setTidying] = useState(false)
  useEffect(() => {
    const task = awaitsResult && state.tasks.find(({ id }) => id === resultTaskId)
    if (!task) return
    setForResult({ kind: 'group', task, state: 'open' })
    setAwaitsResult(false)
  }, [awaitsResult, resultTaskId, state])

  const completeGroup = (task: UserGroupTask, result?: string) =>
    completeGroupTask(groupId, userId, task, result).then(reload)
  const complete = (row: TodayRow) =>
    row.kind === 'group' ? completeGroup(row.task) : run(row.task, () => completePersonalTask(row.task))
  const tick = (row: TodayRow) => {
    if (row.task.requireResult) setForResult(row)
    else void tickDuring(userId, row.task.id, () => complete(row))
  }
  const undo = (row: TodayRow) => {
    if (row.kind === 'group') void reopenGroupTask(groupId, userId, row.task).then(reload)
    else void run(row.task, () => reopenPersonalTask(row.task))
  }
  const save = (row: TodayRow, result: string) =>
    row.kind === 'group' ? completeGroup(row.task, result) : completePersonalTask(row.task, result).then(reload)

  const rows = todayRows(state, ticked)
  return (
    <Section id="own-tasks" title={<Trans>My tasks today</Trans>}>
      {rows.length === 0 ? (
        <p className={personClasses.calm}>
          <Trans>Nothing to do today. Go and play!</Trans>
        </p>
      ) : (
        <ul className={personClasses.rows}>
          {rows.map((row) => (
            <TodayTaskRow
              key={row.task.id}
              row={row}
              state={state}
              isOnline={isOnline}
              isTidying={isTidying}
              run={run}
              onTick={() => tick(row)}
              onUndo={() => undo(row)}
            />
          ))}
        </ul>
      )}
      {state.own && (
        <div className={classes.actions}>
          <Button
            size="lg"
            leftSection={<IconPlus size={26} />}
            disabled={!isOnline}
            onClick={() => {
              setTidying(false)
              setAdding(true)
            }}
          >
            <Trans>Add a task</Trans>
          </Button>
          {rows.some(({ kind }) => kind === 'own') && (
            <Button
              size="lg"
              variant="default"
              leftSection={<IconTrash size={24} />}
              aria-pressed={isTidying}
              onClick={() => setTidying(!isTidying)}
            >
              {isTidying ? <Trans>Done deleting</Trans> : <Trans>Delete my tasks</Trans>}
            </Button>
          )}
          <NeedsConnection />
        </div>
      )}
      {forResult && (
        <ResultSheet
          task={forResult.task}
          onSave={(result) => save(forResult, result)}
          onClose={() => setForResult(undefined)}
        />
      )}
      {isAdding && (
        <AddTask
          onAdded={async (title) => {
            showNotice(t`“${title}” is on your list.`)
            await reload()
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  )
}
