import { first, ok } from './call-fixtures.ts'
import type { Company } from './groups.ts'

const trip = { name: 'A trip', notes: '', from: '2026-03-10', to: '2026-03-20', requireApprove: true } as const
const tags: string[] = []
const step = { title: 'Pack the bags', notes: '', ruby: 5, type: 'todo' as const, tags }

export async function walkGroupMissions({ groupId, creator: { api }, member }: Company): Promise<void> {
  const inGroup = { params: { path: { groupId } } }
  const make = async () => {
    const body = { ...trip, tasks: [step], assignedUsers: [member.id] }
    const { id: missionId, tasks } = await ok(api.POST('/groups/{groupId}/missions', { ...inGroup, body }))
    const of = (taskId: string) => ({ params: { path: { groupId, missionId, taskId } } })
    return {
      mission: { params: { path: { groupId, missionId } } },
      own: { params: { path: { groupId, userId: member.id, missionId } } },
      of,
      finish: async () => {
        const all = '/groups/{groupId}/missions/{missionId}/tasks/{taskId}/complete'
        await ok(member.api.POST(all, of(first(tasks).id)))
        await ok(
          member.api.POST('/groups/{groupId}/missions/{missionId}/complete', {
            params: { path: { groupId, missionId } },
          }),
        )
      },
    }
  }
  const one = await make()
  await ok(api.GET('/groups/{groupId}/missions', inGroup))
  await ok(member.api.GET('/groups/{groupId}/missions/{missionId}', one.mission))
  const body = { name: trip.name, notes: 'To the sea', requireApprove: true, assignedUsers: [member.id] }
  await ok(api.PUT('/groups/{groupId}/missions/{missionId}', { ...one.mission, body }))
  await ok(api.PATCH('/groups/{groupId}/missions/{missionId}', { ...one.mission, body: { notes: 'By bus' } }))

  const added = await ok(
    api.POST('/groups/{groupId}/missions/{missionId}/tasks', { ...one.mission, body: { ...step, title: 'Buy bread' } }),
  )
  const bread = one.of(added.id)
  await ok(
    api.PUT('/groups/{groupId}/missions/{missionId}/tasks/{taskId}', { ...bread, body: { ...step, title: 'Buy rye' } }),
  )
  await ok(
    api.PATCH('/groups/{groupId}/missions/{missionId}/tasks/{taskId}', { ...bread, body: { notes: 'At the corner' } }),
  )
  await ok(member.api.POST('/groups/{groupId}/missions/{missionId}/tasks/{taskId}/complete', bread))
  await ok(member.api.POST('/groups/{groupId}/missions/{missionId}/tasks/{taskId}/reopen', bread))
  const copy = await ok(api.PATCH('/groups/{groupId}/missions/{missionId}/tasks/{taskId}/copy', bread))
  await ok(api.PATCH('/groups/{groupId}/missions/{missionId}/tasks/{taskId}/archive', bread))
  await ok(api.DELETE('/groups/{groupId}/missions/{missionId}/tasks/{taskId}', one.of(copy.id)))

  await one.finish()
  await ok(api.GET('/groups/{groupId}/missions/{missionId}/approvals', one.mission))
  await ok(
    member.api.GET('/groups/{groupId}/users/{userId}/missions', { params: { path: { groupId, userId: member.id } } }),
  )
  await ok(member.api.GET('/groups/{groupId}/users/{userId}/missions/{missionId}', one.own))
  await ok(
    api.POST('/groups/{groupId}/users/{userId}/missions/{missionId}/approve', { ...one.own, body: { approved: true } }),
  )
  await ok(api.PATCH('/groups/{groupId}/missions/{missionId}/copy', one.mission))
  await ok(api.PATCH('/groups/{groupId}/missions/{missionId}/archive', one.mission))

  const another = await make()
  await another.finish()
  await ok(api.POST('/groups/{groupId}/missions/{missionId}/approve', { ...another.mission, body: { approved: true } }))
  await ok(api.DELETE('/groups/{groupId}/missions/{missionId}', another.mission))
}
