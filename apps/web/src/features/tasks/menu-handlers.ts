import { t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { copyTask } from './copy.ts'

export { archiveTasks as archive } from './archive.ts'
export { removeTask as remove } from './remove.ts'

export function copy(task: Task): void {
  const title = shortTitle(task.title)
  void attempt(t`Couldn’t copy “${title}”.`, () => copyTask(task))
}
