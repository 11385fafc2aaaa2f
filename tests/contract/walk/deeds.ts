import { ok } from './call-fixtures.ts'
import type { Company } from './groups.ts'

export async function walkDeeds({ groupId, creator: { api }, member }: Company): Promise<void> {
  const inGroup = { params: { path: { groupId } } }
  const report = (title: string) =>
    ok(member.api.POST('/groups/{groupId}/deeds', { ...inGroup, body: { title, notes: 'All of it', ruby: 5 } }))
  const [leaves, windows] = [await report('Raked the leaves'), await report('Washed the windows')]
  const of = (deedId: string) => ({ params: { path: { groupId, deedId } } })
  await ok(
    api.POST('/groups/{groupId}/deeds/{deedId}/approve', {
      ...of(leaves.id),
      body: { approved: true, ruby: 6, note: 'The garden looks great!' },
    }),
  )
  await ok(member.api.DELETE('/groups/{groupId}/deeds/{deedId}', of(windows.id)))
  await ok(api.GET('/groups/{groupId}/deeds', inGroup))
  await ok(api.GET('/groups/{groupId}/load', inGroup))
}
