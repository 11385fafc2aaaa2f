import { type Caller, type CallFixtures, ok, password } from './call-fixtures.ts'

/** A child with two guardians: it is added, changed, exported, deleted and restored, and taken out again. */
export async function walkChildren(
  { visitor, tokenMailedTo }: CallFixtures,
  groupId: string,
  { api }: Caller,
  leader: Caller,
): Promise<void> {
  const inGroup = { params: { path: { groupId } } }
  const { child } = await ok(
    api.POST('/groups/{groupId}/children', { ...inGroup, body: { name: 'Mira', consent: true, lang: 'en' } }),
  )
  const { userId } = child
  const [ofGroup, ofGuardian] = [{ params: { path: { groupId, userId } } }, { params: { path: { userId } } }]
  await ok(
    api.PATCH('/groups/{groupId}/children/{userId}', { ...ofGroup, body: { name: 'Mira Petrova', pin: '1234' } }),
  )
  await ok(api.POST('/groups/{groupId}/children/{userId}/unlock', ofGroup))
  const daysOff = '/groups/{groupId}/children/{userId}/days-off' as const
  const { dayOff } = await ok(
    api.POST(daysOff, { ...ofGroup, body: { kind: 'planned', from: '2026-07-13', to: '2026-07-17' } }),
  )
  await ok(api.GET(daysOff, ofGroup))
  await ok(
    api.DELETE('/groups/{groupId}/children/{userId}/days-off/{dayOffId}', {
      params: { path: { groupId, userId, dayOffId: dayOff.id } },
    }),
  )
  const other = await ok(api.POST('/groups', { body: { name: 'Grandparents' } }))
  await ok(api.POST('/groups/{groupId}/children/{userId}/join', { params: { path: { groupId: other.id, userId } } }))
  await ok(api.GET('/children'))

  await ok(api.POST('/children/{userId}/guardians', { ...ofGuardian, body: { guardianId: leader.id } }))
  await ok(leader.api.POST('/children/{userId}/guardians/accept', { ...ofGuardian, body: { consent: true } }))
  await ok(leader.api.DELETE('/children/{userId}/guardians/me', ofGuardian))
  await ok(api.GET('/children/{userId}/export', ofGuardian))
  await ok(api.POST('/children/{userId}/deletion', { ...ofGuardian, body: { password } }))
  await ok(api.POST('/children/{userId}/restore', ofGuardian))

  await ok(api.POST('/children/{userId}/hand-over', { ...ofGuardian, body: { email: 'nobody@example.org' } }))
  await ok(api.DELETE('/children/{userId}/hand-over', ofGuardian))

  await ok(api.DELETE('/groups/{groupId}/children/{userId}', ofGroup))
  const email = 'mira@example.org'
  await ok(api.POST('/children/{userId}/hand-over', { ...ofGuardian, body: { email } }))
  const chosen = { password, passwordConfirmation: password, birthDate: '2012-05-05' }
  await ok(visitor.POST('/auth/hand-over', { body: { ...chosen, token: await tokenMailedTo(email) } }))
  await ok(api.DELETE('/groups/{id}', { params: { path: { id: other.id } } }))
}
