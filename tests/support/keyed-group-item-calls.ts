import { randomUUID } from 'node:crypto'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { KeyedCall } from './keyed-calls.ts'
import { createKeyedFixtures, days, idOf } from './keyed-fixtures.ts'
import { expectOk } from './rest.ts'
import type { Call, TestServer } from './test-server.ts'

const groupTask = { title: 'Dishes', ruby: 5, type: 'todo' }

/** The calls of tasks, rewards and missions of a group that take a key. */
export const keyedGroupItemCalls: Record<string, (server: TestServer) => Promise<KeyedCall>> = {
  'groupTasks.create': async (server) => {
    const { id, creator: by, assignedUsers } = await createKeyedFixtures(server)
    const body = { ...groupTask, assignedUsers }
    return { by, call: `POST /groups/${id}/tasks`, body, made: idOf, other: { body: { ...body, ruby: 6 } } }
  },
  'groupTasks.copy': async (server) => {
    const { id, creator: by, assignedUsers, make } = await createKeyedFixtures(server)
    const call = (of: string): Call => `PATCH /groups/${id}/tasks/${of}/copy`
    const taskId = await make('tasks', { ...groupTask, assignedUsers })
    return { by, call: call(taskId), body: {}, made: idOf, other: { call: call(randomUUID()) } }
  },
  'groupRewards.create': async (server) => {
    const { id, creator: by, assignedUsers } = await createKeyedFixtures(server)
    const body = { name: 'Tea', ruby: 5, type: 'once', assignedUsers }
    return { by, call: `POST /groups/${id}/rewards`, body, made: idOf, other: { body: { ...body, ruby: 6 } } }
  },
  'groupRewards.ofUser.create': async (server) => {
    const { id, creator: by, member } = await createKeyedFixtures(server)
    const body = { name: 'Tea', ruby: 5, type: 'once' }
    const call: Call = `POST /groups/${id}/users/${member.id}/rewards`
    return { by, call, body, made: idOf, other: { body: { ...body, ruby: 6 } } }
  },
  'groupRewards.copy': async (server) => {
    const { id, creator: by, assignedUsers, make } = await createKeyedFixtures(server)
    const call = (of: string): Call => `PATCH /groups/${id}/rewards/${of}/copy`
    const rewardId = await make('rewards', { name: 'Tea', ruby: 5, type: 'once', assignedUsers })
    return { by, call: call(rewardId), body: {}, made: idOf, other: { call: call(randomUUID()) } }
  },
  'groupRewards.redeem': async (server) => {
    const { id, member: by, assignedUsers, make } = await createKeyedFixtures(server)
    const call = (of: string): Call => `POST /groups/${id}/rewards/${of}/redeem`
    const rewardId = await make('rewards', { name: 'Tea', ruby: 5, type: 'constant', assignedUsers })
    return { by, call: call(rewardId), body: {}, moves: ['groupRewardRedeemed'], other: { call: call(randomUUID()) } }
  },
  'groupMissions.create': async (server) => {
    const { id, creator: by, assignedUsers } = await createKeyedFixtures(server)
    const body = { name: 'Trip', ...days, assignedUsers, tasks: [groupTask] }
    return { by, call: `POST /groups/${id}/missions`, body, made: idOf, other: { body: { ...body, name: 'Camp' } } }
  },
  'groupMissions.copy': async (server) => {
    const { id, creator: by, member, assignedUsers, make } = await createKeyedFixtures(server)
    const missionId = await make('missions', { name: 'Trip', ...days, assignedUsers, tasks: [groupTask] })
    const { tasks } = await expectOk(by.send<GroupMission>(`GET /groups/${id}/missions/${missionId}`))
    await expectOk(member.send(`POST /groups/${id}/missions/${missionId}/tasks/${tasks[0]?.id}/complete`))
    await expectOk(member.send(`POST /groups/${id}/missions/${missionId}/complete`))
    const call = (of: string): Call => `PATCH /groups/${id}/missions/${of}/copy`
    return { by, call: call(missionId), body: {}, made: idOf, other: { call: call(randomUUID()) } }
  },
  'groupMissions.tasks.create': async (server) => {
    const { id, creator: by, assignedUsers, make } = await createKeyedFixtures(server)
    const missionId = await make('missions', { name: 'Trip', ...days, assignedUsers, tasks: [groupTask] })
    const call: Call = `POST /groups/${id}/missions/${missionId}/tasks`
    return { by, call, body: groupTask, made: idOf, other: { body: { ...groupTask, ruby: 6 } } }
  },
  'groupMissions.tasks.copy': async (server) => {
    const { id, creator: by, assignedUsers, make } = await createKeyedFixtures(server)
    const missionId = await make('missions', { name: 'Trip', ...days, assignedUsers, tasks: [groupTask] })
    const { tasks } = await expectOk(by.send<GroupMission>(`GET /groups/${id}/missions/${missionId}`))
    const call = (of = ''): Call => `PATCH /groups/${id}/missions/${missionId}/tasks/${of}/copy`
    return { by, call: call(tasks[0]?.id), body: {}, made: idOf, other: { call: call(randomUUID()) } }
  },
}
