import { t } from '@lingui/core/macro'
import type { MissionTask } from '@questboard/api/missions/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { copyMissionTask } from './copy-task.ts'

export { archiveMissionTask as archiveTask } from './archive-task.ts'
export { removeMissionTask as removeTask } from './remove-task.ts'

export function copyTask(missionId: string, task: MissionTask): void {
  const title = shortTitle(task.title)
  void attempt(t`Couldn’t copy “${title}”.`, () => copyMissionTask(missionId, task))
}
