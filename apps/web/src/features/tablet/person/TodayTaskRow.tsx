import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Task } from '@questboard/api/tasks/schema'
import { useState } from 'react'
import { PersonTaskRow } from '../PersonTaskRow.tsx'
import type { PersonState } from '../use-person.ts'
import { AskedOn } from './AskedOn.tsx'
import { useNotices } from './notice.ts'
import { removePersonalTask } from './personal-tasks.ts'
import type { TodayRow } from './today-rows.ts'
import { useJustAsked } from './use-just-asked.ts'
import type { useRunningCalls } from './use-running-calls.ts'

type Run = ReturnType<typeof useRunningCalls>['run']

type TodayTaskRowProps = {
  row: TodayRow
  state: PersonState
  isOnline: boolean
  /** Whether the child's own tasks can be deleted now. */
  isTidying: boolean
  run: Run
  onTick: () => void
  onUndo: () => void
}

/** A task of today: of the group, or of a child's own. */
export function TodayTaskRow({ row, state, isOnline, isTidying, run, onTick, onUndo }: TodayTaskRowProps) {
  const { task } = row
  return (
    <PersonTaskRow
      taskId={task.id}
      title={task.title}
      pay={row.kind === 'group' ? { currency: 'ruby', value: row.task.ruby } : goldOf(row.task)}
      state={row.state}
      requireResult={task.requireResult}
      note={noteOf(row)}
      requestInfo={<RequestInfo row={row} state={state} />}
      canUndo={canUndo(row)}
      // Only ticks of the group's tasks are kept.
      needsConnection={!isOnline && row.kind === 'own'}
      aside={isTidying && row.kind === 'own' && <DeleteButton task={row.task} isOnline={isOnline} run={run} />}
      onTick={onTick}
      onUndo={onUndo}
    />
  )
}

/** When approval was asked for. A tick that was not sent yet has asked no one. */
function RequestInfo({ row, state }: { row: TodayRow; state: PersonState }) {
  const { kind, task } = row
  if (kind !== 'group' || !task.approveRequested || !task.lastCompletedAt) return null
  return <AskedOn requestedAt={task.lastCompletedAt} state={state} />
}

const goldOf = ({ gold }: Task) => ({ currency: 'gold', value: gold }) as const

/** Of a task that was ticked just now, the words are about an earlier time. */
const noteOf = ({ kind, state, task }: TodayRow): string | null =>
  kind === 'group' && (state === 'open' || task.completed) ? task.note : null

/** A paid to-do stays completed. */
const canUndo = ({ kind, state, task }: TodayRow): boolean =>
  state === 'waiting' || (state === 'done' && (task.type !== 'todo' || (kind === 'group' && !task.completed)))

type DeleteButtonProps = { task: Task; isOnline: boolean; run: Run }

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
