import { ok } from './call-fixtures.ts'
import type { Company } from './groups.ts'

/** Saving together: filling, redeeming, cancelling and deleting pools. */
export async function walkPools({ groupId, creator: { api }, member }: Company): Promise<void> {
  const inGroup = { params: { path: { groupId } } }
  const make = async () => {
    const { id } = await ok(api.POST('/groups/{groupId}/pools', { ...inGroup, body: { name: 'Bike', ruby: 2 } }))
    return { params: { path: { groupId, poolId: id } } }
  }
  const pool = await make()
  await ok(member.api.POST('/groups/{groupId}/pools/{poolId}/contribute', { ...pool, body: { ruby: 2 } }))
  await ok(api.PUT('/groups/{groupId}/pools/{poolId}', { ...pool, body: { name: 'Red bike', notes: '', ruby: 3 } }))
  await ok(member.api.POST('/groups/{groupId}/pools/{poolId}/withdraw', { ...pool, body: { ruby: 1 } }))
  await ok(member.api.GET('/groups/{groupId}/pools', inGroup))
  await ok(member.api.POST('/groups/{groupId}/pools/{poolId}/contribute', { ...pool, body: { ruby: 2 } }))
  await ok(api.POST('/groups/{groupId}/pools/{poolId}/redeem', pool))
  await ok(api.POST('/groups/{groupId}/pools/{poolId}/undo', pool))
  await ok(api.POST('/groups/{groupId}/pools/{poolId}/cancel', pool))
  await ok(api.DELETE('/groups/{groupId}/pools/{poolId}', await make()))
}
