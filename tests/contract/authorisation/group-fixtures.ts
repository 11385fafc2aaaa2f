import type { GroupPromise } from '@questboard/api/promises/schema'
import { newChild } from '../../support/children.ts'
import { newDevice, type TestDevice } from '../../support/device.ts'
import { grantRubies } from '../../support/grant-rubies.ts'
import { type InGroup, newGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import type { Call, Person, TestServer } from '../../support/test-server.ts'

export const [today, lastDay] = ['2026-03-10', '2026-03-20']

/** An item of the checklist of each open task. */
export const itemId = '00000000-0000-4000-8000-0000000000c1'

/** One item of each kind of a member, not shared, so that calls do not affect others. */
export interface GroupItems {
  /** Open. */
  task: string
  /** Done and paid. */
  done: string
  /** Awaits approval. */
  askedTask: string
  reward: string
  /** Redeemed, and not given yet. */
  promise: string
  /** Something extra, open. */
  deed: string
  askedReward: string
  /** Active; the first of its tasks is open, the second is done. */
  mission: { id: string; open: string; done: string }
  /** Active, all done. */
  ready: { id: string; done: string }
  askedMission: string
  /** Completed and paid. */
  ended: string
}

/** A group with a member of each role, and their items. */
export interface GroupFixtures {
  id: string
  creator: InGroup
  leader: InGroup
  member: InGroup
  /** A second member, on whom the others act. */
  other: InGroup
  /** A child, whose guardians are the leader and `guardian`. */
  child: { id: string; memberId: string }
  /** A member who led the group, and is a guardian of the child. */
  guardian: InGroup
  /** The address with the last free place, by an invitation. */
  invited: string
  invitationId: string
  webhook: { webhookId: string; deliveryId: string }
  /** A shared device. */
  device: TestDevice
  tag: string
  /** One that is open and empty, and a full one. */
  pools: { open: string; full: string }
  items: Map<string, GroupItems>
}

type Receiver = Pick<InGroup, 'id' | 'memberId' | 'send'>

/** Gives a member one of each. */
export async function give(
  server: TestServer,
  { id, creator, leader }: Pick<GroupFixtures, 'id' | 'creator' | 'leader'>,
  to: Receiver,
): Promise<GroupItems> {
  const by = to.id === creator.id ? leader : creator
  const make = (kind: 'tasks' | 'rewards' | 'missions', about: object) =>
    expectOk(
      by.send<{ id: string; tasks: { id: string }[] }>(`POST /groups/${id}/${kind}`, {
        ...about,
        assignedUsers: [to.id],
      }),
    )
  const task = { title: 'Dishes', ruby: 5, type: 'daily' }
  const reward = { name: 'Cinema', ruby: 1, type: 'constant' }
  const step = { title: 'Dig', ruby: 5, type: 'todo' }
  const trip = { name: 'Spring', from: today, to: lastDay, tasks: [step] }
  const complete = (taskId: string) => expectOk(to.send(`PATCH /groups/${id}/users/${to.id}/tasks/${taskId}/complete`))
  const doTask = (missionId: string, taskId = '') =>
    expectOk(to.send(`POST /groups/${id}/missions/${missionId}/tasks/${taskId}/complete`))
  await grantRubies(server, id, to, 10)

  const tasks = {
    task: await make('tasks', { ...task, requireResult: true, checklist: [{ id: itemId, title: 'Plates' }] }),
    done: await make('tasks', task),
    askedTask: await make('tasks', { ...task, requireApprove: true }),
  }
  await complete(tasks.done.id)
  await complete(tasks.askedTask.id)
  const rewards = {
    reward: await make('rewards', reward),
    askedReward: await make('rewards', { ...reward, requireApprove: true }),
  }
  await expectOk(to.send(`POST /groups/${id}/rewards/${rewards.askedReward.id}/redeem`))
  await expectOk(to.send(`POST /groups/${id}/rewards/${rewards.reward.id}/redeem`))
  const owed = await expectOk(to.send<GroupPromise[]>(`GET /groups/${id}/promises?status=owed`))
  const promise = owed.find(({ userId }) => userId === to.id)?.id ?? ''
  const deed = await expectOk(
    to.send<{ id: string }>(`POST /groups/${id}/deeds`, { title: 'Raked the leaves', ruby: 3 }),
  )
  const mission = await make('missions', { ...trip, tasks: [step, step] })
  const [ready, asked, ended] = [
    await make('missions', trip),
    await make('missions', { ...trip, requireApprove: true }),
    await make('missions', trip),
  ]
  await doTask(mission.id, mission.tasks[1]?.id)
  for (const plan of [ready, asked, ended]) await doTask(plan.id, plan.tasks[0]?.id)
  for (const plan of [asked, ended]) await expectOk(to.send(`POST /groups/${id}/missions/${plan.id}/complete`))
  return {
    task: tasks.task.id,
    done: tasks.done.id,
    askedTask: tasks.askedTask.id,
    reward: rewards.reward.id,
    askedReward: rewards.askedReward.id,
    deed: deed.id,
    promise,
    mission: { id: mission.id, open: mission.tasks[0]?.id ?? '', done: mission.tasks[1]?.id ?? '' },
    ready: { id: ready.id, done: ready.tasks[0]?.id ?? '' },
    askedMission: asked.id,
    ended: ended.id,
  }
}

/** A closed port. */
export const closedPort = 'http://127.0.0.1:1/'

/** A webhook with one delivery. */
export async function newWebhook(by: Person, place: string): Promise<GroupFixtures['webhook']> {
  const webhook = await expectOk(
    by.send<{ id: string }>(`POST ${place}` as Call, { url: closedPort, events: ['newTaskAssigned'] }),
  )
  const sent = await expectOk(by.send<{ id: string }>(`POST ${place}/${webhook.id}/test` as Call))
  return { webhookId: webhook.id, deliveryId: sent.id }
}

const newPool = async (by: Person, groupId: string, ruby: number): Promise<string> =>
  (await expectOk(by.send<{ id: string }>(`POST /groups/${groupId}/pools`, { name: 'Bike', ruby }))).id

/** @param invited the address whose invitation stays open */
export async function createGroupFixtures(
  server: TestServer,
  { invited, join }: { invited: string; join?: boolean },
): Promise<{ scene: GroupFixtures; removed: InGroup | undefined }> {
  const group = await newGroup(server, { leaders: 2, members: 2 })
  const { id, creator } = group
  const [leader, guardian] = group.leaders as [InGroup, InGroup]
  const [member, otherMember] = group.members as [InGroup, InGroup]
  const removed = join ? await group.join('member') : undefined
  const items = new Map<string, GroupItems>()
  for (const person of [creator, leader, member, otherMember, guardian, ...(removed ? [removed] : [])]) {
    items.set(person.id, await give(server, { id, creator, leader }, person))
  }
  if (removed) await expectOk(creator.send(`DELETE /groups/${id}/members/${removed.memberId}`))
  const child = await newChild(leader, id)
  await expectOk(leader.send(`POST /children/${child.id}/guardians`, { guardianId: guardian.id }))
  await expectOk(guardian.send(`POST /children/${child.id}/guardians/accept`, { consent: true }))
  await expectOk(creator.send(`PATCH /groups/${id}/members/${guardian.memberId}/lower-member`))
  const { invitationId } = await expectOk(
    creator.send<{ invitationId: string }>(`POST /groups/${id}/invite`, { email: invited }),
  )
  const webhook = await newWebhook(creator, `/groups/${id}/webhooks`)
  const device = await newDevice(server, creator, id)
  const tag = (await expectOk(creator.send<{ id: string }>(`POST /groups/${id}/tags`, { name: 'Garden' }))).id
  const people = { creator, leader, member, other: otherMember, child, guardian }
  const pools = { open: await newPool(creator, id, 1000), full: await newPool(creator, id, 1) }
  await expectOk(creator.send(`POST /groups/${id}/pools/${pools.full}/contribute`, { ruby: 1 }))
  return { scene: { id, ...people, invited, invitationId, webhook, device, tag, pools, items }, removed }
}

/** A member's items in a group; callers without items use those of the second member. */
export function itemsOf({ items, other }: GroupFixtures, of: Pick<Person, 'id'>): GroupItems {
  const own = items.get(of.id) ?? items.get(other.id)
  if (!own) throw new Error('a scene without its items')
  return own
}
