import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { loadCatalog } from '../../app/locale.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { canUndo } from '../../app/mutations/undoable.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage, undoToast } from '../../ui/toasts.ts'
import { type NewTask, prepareTask } from './add.ts'
import { completeTask } from './complete.ts'
import { reopenTask } from './reopen.ts'

/** The action of a row's checkbox: completes the task, or reopens a repeating one. */
export function tickTask(task: Task): void {
  const { id, completed, archived, type, requireResult, result } = task
  const title = shortTitle(task.title)
  if (archived) showMessage(t`This task is in the archive. Copy it to do it again.`)
  else if (canUndo(id)) undoToast()
  else if (completed && type === 'todo') showMessage(t`A to-do stays done. Copy it to do it again.`)
  else if (completed) {
    keepFocus(() => void attempt(t`Couldn’t mark “${title}” as not done.`, () => reopenTask(task)))
  } else if (trpcUtils.profile.read.getData({})?.holidayMode) {
    showMessage(t`You’re on holiday. Press “I’m back” to tick off tasks.`)
  } else if (requireResult && result === null) writeResult(task, { completes: true })
  else void attempt(t`“${title}” is still open.`, () => completeTask(task))
}

export function addTask(task: NewTask, onRefused?: () => void): void {
  const title = shortTitle(task.title)
  void attempt(t`Couldn’t add “${title}”.`, prepareTask(task), onRefused)
}

const loadDetails = () => Promise.all([import('./TaskDetails.tsx'), import('./menu-handlers.ts')])
const loadForm = () => Promise.all([import('./TaskForm.tsx'), import('./update.ts'), loadCatalog('schedules')])

const isRead = ({ completed, archived }: Task) => completed || archived

const prefetched = new Set<() => Promise<unknown>>()

/** Prefetches the code for opening a task, once: every row that scrolls under the pointer asks for it. */
export function prefetchTask(task: Task): void {
  const load: () => Promise<unknown> = isRead(task) ? loadDetails : loadForm
  if (prefetched.has(load)) return
  prefetched.add(load)
  load().catch(() => prefetched.delete(load))
}

/** Opens a task: to edit it, or to read it once it is completed. */
export function openTask(task: Task): void {
  if (isRead(task)) {
    openLoaded({
      title: <span dir="auto">{task.title}</span>,
      load: loadDetails,
      render: ([{ TaskDetails }, { copyTask }], close) => (
        <TaskDetails task={task} historyOf={task.id} onCopy={() => copyTask(task)} close={close} />
      ),
    })
    return
  }
  openLoaded({
    title: <Trans>Edit task</Trans>,
    load: loadForm,
    render: ([{ TaskForm }, { updateTask }], close) => (
      <TaskForm task={task} save={(written) => updateTask(task, written)} close={close} />
    ),
  })
}

/** Opens the full form for a new task that was started in quick add. `onAdded` is called when it was added. */
export function openNewTask(begun: NewTask, onAdded: () => void): void {
  const save = repeatable(prepareTask)
  openLoaded({
    title: <Trans>New task</Trans>,
    load: () => import('./TaskForm.tsx'),
    catalog: 'schedules',
    render: ({ TaskForm }, close) => (
      <TaskForm isNew task={begun} save={(written) => save(written).then(onAdded)} close={close} />
    ),
  })
}

/** Opens the form for the result of a task, which can also complete it. */
export function writeResult(task: Task, { completes = false } = {}): void {
  openLoaded({
    title: <Trans>Result</Trans>,
    width: 480,
    load: () => Promise.all([import('./ResultForm.tsx'), import('./give-result.ts')]),
    catalog: 'schedules',
    render: ([{ ResultForm }, { giveResult }], close) => (
      <ResultForm
        task={task}
        completes={completes}
        save={(result) => (completes ? completeTask(task, result) : giveResult(task, result))}
        close={close}
      />
    ),
  })
}
