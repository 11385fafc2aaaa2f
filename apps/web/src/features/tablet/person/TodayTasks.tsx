import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useStore } from '../../../ui/store.ts'
import { isReachable } from '../connection.ts'
import { PersonTaskRow } from '../PersonTaskRow.tsx'
import personClasses from '../person.module.css'
import { completeGroupTask, reopenGroupTask, tickDuring, useTicks } from '../person-tasks.ts'
import { ResultSheet } from '../ResultSheet.tsx'
import { AddTask } from './AddTask.tsx'
import { AskedOn } from './AskedOn.tsx'
import { NeedsConnection } from './NeedsConnection.tsx'
import { useNotices } from './notice.ts'
import type { PageProps } from './page.ts'
import classes from './pages.module.css'
import { completePersonalTask, removePersonalTask, reopenPersonalTask } from './personal-tasks.ts'
import { Section } from './Section.tsx'
import { type TodayRow, todayRows } from './today-rows.ts'
import { useJustAsked } from './use-just-asked.ts'
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

  // A tick that was not sent yet has asked no one.
  const requestInfoOf = ({ kind, task }: TodayRow) =>
    kind === 'group' &&
    task.approveRequested &&
    task.lastCompletedAt && <AskedOn requestedAt={task.lastCompletedAt} state={state} />

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
            <PersonTaskRow
              key={row.task.id}
              title={row.task.title}
              pay={row.kind === 'group' ? { currency: 'ruby', value: row.task.ruby } : goldOf(row.task)}
              state={row.state}
              requireResult={row.task.requireResult}
              note={noteOf(row)}
              requestInfo={requestInfoOf(row)}
              canUndo={canUndo(row)}
              // Only ticks of the group's tasks are kept.
              needsConnection={!isOnline && row.kind === 'own'}
              aside={isTidying && row.kind === 'own' && <DeleteButton task={row.task} isOnline={isOnline} run={run} />}
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

const goldOf = ({ gold }: Task) => ({ currency: 'gold', value: gold }) as const

/** Of a task that was ticked just now, the words are about an earlier time. */
const noteOf = ({ kind, state, task }: TodayRow): string | null =>
  kind === 'group' && (state === 'open' || task.completed) ? task.note : null

/** A paid to-do stays completed. */
const canUndo = ({ kind, state, task }: TodayRow): boolean =>
  state === 'waiting' || (state === 'done' && (task.type !== 'todo' || (kind === 'group' && !task.completed)))

type DeleteButtonProps = { task: Task; isOnline: boolean; run: ReturnType<typeof useRunningCalls>['run'] }

/** Asked twice, since a finger slips easily. */
function DeleteButton({ task, isOnline, run }: DeleteButtonProps) {
  const { showNotice } = useNotices()
  const { t } = useLingui()
  const [isConfirming, setConfirming] = useState(false)
  const isJustAsked = useJustAsked(isConfirming || undefined) !== undefined
  const { title } = task
  return (
    <Button
      size="lg"
      color="red"
      variant={isConfirming ? 'filled' : 'light'}
      disabled={!isOnline}
      aria-disabled={isJustAsked || undefined}
      aria-label={isConfirming ? t`Yes, delete “${title}”` : t`Delete “${title}”`}
      onBlur={() => setConfirming(false)}
      onClick={() => {
        if (!isConfirming) return setConfirming(true)
        if (isJustAsked) return
        void run(task, async () => {
          await removePersonalTask(task)
          showNotice(t`“${title}” is gone.`)
        })
      }}
    >
      {isConfirming ? <Trans>Yes, delete</Trans> : <Trans>Delete</Trans>}
    </Button>
  )
}
