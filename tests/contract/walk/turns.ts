import { ok } from './call-fixtures.ts'
import type { Company } from './groups.ts'

/** The member and the creator take turns, swap one, and the creator gives one. */
export async function walkTurns({ groupId, creator, member }: Company): Promise<void> {
  const { id: taskId } = await ok(
    creator.api.POST('/groups/{groupId}/tasks', {
      params: { path: { groupId } },
      body: {
        title: 'Wash up',
        notes: '',
        ruby: 5,
        type: 'daily',
        tags: [],
        requireApprove: false,
        requireResult: false,
        assignment: 'rotation',
        assignedUsers: [member.id, creator.id],
      },
    }),
  )
  const task = { params: { path: { groupId, taskId } } }
  const ask = () =>
    ok(member.api.POST('/groups/{groupId}/tasks/{taskId}/swaps', { ...task, body: { userId: creator.id } }))
  const withdrawn = await ask()
  await ok(
    member.api.DELETE('/groups/{groupId}/tasks/{taskId}/swaps/{swapId}', {
      params: { path: { groupId, taskId, swapId: withdrawn.id } },
    }),
  )
  const { id: swapId } = await ask()
  await ok(
    creator.api.POST('/groups/{groupId}/tasks/{taskId}/swaps/{swapId}', {
      params: { path: { groupId, taskId, swapId } },
      body: { accepted: true },
    }),
  )
  await ok(creator.api.PATCH('/groups/{groupId}/tasks/{taskId}/turn', { ...task, body: { userId: member.id } }))
}
