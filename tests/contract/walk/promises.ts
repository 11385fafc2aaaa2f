import { ok } from './call-fixtures.ts'
import type { Company } from './groups.ts'

export async function walkPromises({ groupId, creator: { api }, member }: Company): Promise<void> {
  const inGroup = { params: { path: { groupId } } }
  const type = 'times' as const
  const cinema = { name: 'Cinema', ruby: 1, type, timesToUse: 5, assignedUsers: [member.id] }
  const { id: rewardId } = await ok(
    api.POST('/groups/{groupId}/rewards', { ...inGroup, body: { ...cinema, requireApprove: false } }),
  )
  const redeem = async () => {
    await ok(
      member.api.POST('/groups/{groupId}/rewards/{rewardId}/redeem', { params: { path: { groupId, rewardId } } }),
    )
    const owed = await ok(
      member.api.GET('/groups/{groupId}/promises', { params: { path: { groupId }, query: { status: 'owed' } } }),
    )
    return { params: { path: { groupId, promiseId: owed.at(-1)?.id ?? '' } } }
  }
  const [first, second] = [await redeem(), await redeem()]
  await ok(api.PATCH('/groups/{groupId}/promises/{promiseId}', { ...first, body: { dueOn: '2026-03-14' } }))
  await ok(api.POST('/groups/{groupId}/promises/{promiseId}/give', { ...first, body: { note: 'Enjoy the film!' } }))
  await ok(
    api.POST('/groups/{groupId}/promises/{promiseId}/cancel', { ...second, body: { note: 'The cinema is closed.' } }),
  )
  await ok(api.GET('/groups/{groupId}/promises', inGroup))
  const asked = await ok(
    api.POST('/groups/{groupId}/rewards', { ...inGroup, body: { ...cinema, name: 'Opera', requireApprove: true } }),
  )
  const opera = { params: { path: { groupId, rewardId: asked.id } } }
  await ok(member.api.POST('/groups/{groupId}/rewards/{rewardId}/redeem', opera))
  await ok(
    member.api.DELETE('/groups/{groupId}/users/{userId}/rewards/{rewardId}/request', {
      params: { path: { groupId, userId: member.id, rewardId: asked.id } },
    }),
  )
}
