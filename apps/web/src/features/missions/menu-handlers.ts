import { t } from '@lingui/core/macro'
import type { MissionTask } from '@questboard/api/missions/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { archiveMissionTask } from './archive-task.ts'
import { copyMissionTask } from './copy-task.ts'

export { removeMissionTask as removeTask } from './remove-task.ts'

export function copyTask(missionId: string, task: MissionTask): void {
  const title = shortTitle(task.title)
  void attempt(t`Couldn’t copy “${title}”.`, () => copyMissionTask(missionId, task))
}

export function archiveTask(missionId: string, task: MissionTask): void {
  const title = shortTitle(task.title)
  keepFocus(() => void attempt(t`Couldn’t archive “${title}”.`, () => archiveMissionTask(missionId, task)))
}
