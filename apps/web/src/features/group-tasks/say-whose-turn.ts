import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { failureText } from '../../app/failure-text.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { showMessage } from '../../ui/toasts.ts'

/** Says whose turn a task is, or who was faster, as the server would. */
export async function sayWhoseTurn({ groupId, assignment, occurrence }: UserGroupTask): Promise<void> {
  const isFirst = assignment === 'first'
  const otherId = isFirst ? occurrence?.takenBy : occurrence?.holder
  const members = trpcUtils.groups.read.getData({ id: groupId })?.members ?? []
  const name = members.find(({ userId }) => userId === otherId)?.name
  showMessage(await failureText(isFirst ? 'taskTakenByAnother' : 'notYourTurn', name))
}
