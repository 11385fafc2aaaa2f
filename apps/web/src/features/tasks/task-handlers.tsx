import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { loadCatalog } from '../../app/locale.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { canUndo } from '../../app/mutations/undoable.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage, undoToast } from '../../ui/toasts.ts'
import { draftOf, type NewTask } from './add.ts'
import { completeTask } from './complete.ts'
import { reopenTask } from './reopen.ts'

/** The action of a row's checkbox: completes the task, or reopens a repeating one. */
export function tick(task: Task): void {
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

export function add(task: NewTask): void {
  const title = shortTitle(task.title)
  void attempt(t`Couldn’t add “${title}”.`, draftOf(task).add)
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
    openOnce(async () => {
      const [{ TaskDetails }, { copy }] = await loadDetails()
      const title = <span dir="auto">{task.title}</span>
      await openDialog({
        title,
        render: (close) => <TaskDetails task={task} historyOf={task.id} onCopy={() => copy(task)} close={close} />,
      })
    })
    return
  }
  openOnce(async () => {
    const [{ TaskForm }, { updateTask }] = await loadForm()
    const save = (written: NewTask) => updateTask(task, written)
    const render = (close: () => void) => <TaskForm isDated task={task} save={save} close={close} />
    await openDialog({ title: <Trans>Edit task</Trans>, render })
  })
}

/** Opens the full form for a new task that was started in quick add. `onAdded` is called when it was added. */
export function openNewTask(begun: NewTask, onAdded: () => void): void {
  openOnce(async () => {
    const [{ TaskForm }] = await Promise.all([import('./TaskForm.tsx'), loadCatalog('schedules')])
    const save = repeatable(draftOf)
    const render = (close: () => void) => (
      <TaskForm isNew isDated task={begun} save={(written) => save(written).then(onAdded)} close={close} />
    )
    await openDialog({ title: <Trans>New task</Trans>, render })
  })
}

/** Opens the form for the result of a task, which can also complete it. */
export function writeResult(task: Task, { completes = false } = {}): void {
  openOnce(async () => {
    const [{ ResultForm }, { giveResult }] = await Promise.all([
      import('./ResultForm.tsx'),
      import('./give-result.ts'),
      loadCatalog('schedules'),
    ])
    const save = (result: string) => (completes ? completeTask(task, result) : giveResult(task, result))
    const render = (close: () => void) => <ResultForm task={task} completes={completes} save={save} close={close} />
    await openDialog({ title: <Trans>Result</Trans>, width: 480, render })
  })
}
