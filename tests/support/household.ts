import type { GroupMission } from '@questboard/api/group-missions/schema'
import { giveTask, joinByInvitation, newGroup, type TestGroup } from './group.ts'
import { type Call, expectOk } from './rest.ts'
import type { Person, TestServer } from './test-server.ts'

/**
 * Two groups with every kind of activity. `ani` created `home` and is a leader of `away`, which `boyan` created. `vera`
 * is a member of both. `ani` has invited `dora` to both.
 */
export interface Household {
  ani: Person
  boyan: Person
  vera: Person
  dora: Person
  home: TestGroup
  away: TestGroup
  /** The ids of dora's invitations. */
  invitations: { home: string; away: string }
  /** Ani's open requests in `away`, one of each kind. */
  requests: { task: string; mission: string; reward: string }
}

interface Item {
  id: string
}

const mission = { from: '2026-03-10', to: '2026-03-20', requireApprove: true }

/** A leader assigns one item of each kind, all with approval. */
async function give(leader: Person, groupId: string, to: Person) {
  const make = (kind: string, about: object) =>
    expectOk(leader.send<Item>(`POST /groups/${groupId}/${kind}` as Call, { ...about, assignedUsers: [to.id] }))
  const task = await make('tasks', { title: 'Walk the dog', ruby: 5, type: 'daily', requireApprove: true })
  const step = { title: 'Pack', ruby: 5, type: 'todo' }
  const trip = await make('missions', { name: 'Trip', ...mission, tasks: [step] })
  const reward = await make('rewards', { name: 'Cinema', ruby: 5, type: 'constant', requireApprove: true })
  return { task: task.id, mission: trip.id, reward: reward.id }
}

/** A member earns rubies, then requests approval of all three. */
async function ask(leader: Person, groupId: string, who: Person) {
  const earned = await giveTask({ id: groupId, creator: leader }, [who], { ruby: 20 })
  await expectOk(who.send(`PATCH /groups/${groupId}/users/${who.id}/tasks/${earned.id}/complete`, {}))
  const items = await give(leader, groupId, who)
  await expectOk(who.send(`PATCH /groups/${groupId}/users/${who.id}/tasks/${items.task}/complete`, {}))
  const read = await expectOk(who.send<GroupMission>(`GET /groups/${groupId}/missions/${items.mission}`))
  await expectOk(who.send(`POST /groups/${groupId}/missions/${items.mission}/tasks/${read.tasks[0]?.id}/complete`))
  await expectOk(who.send(`POST /groups/${groupId}/missions/${items.mission}/complete`))
  await expectOk(who.send(`POST /groups/${groupId}/rewards/${items.reward}/redeem`))
  return items
}

/** Personal items of each kind. */
async function addActivity(person: Person): Promise<void> {
  const { id } = await expectOk(person.send<Item>('POST /user/tasks', { title: 'Read', gold: 10, type: 'daily' }))
  await expectOk(person.send(`POST /user/tasks/${id}/complete`, {}))
  await expectOk(person.send(`PATCH /user/tasks/${id}/archive`))
  await expectOk(person.send('POST /user/tasks', { id: crypto.randomUUID(), title: 'Swim', gold: 5, type: 'todo' }))
  await expectOk(person.send('POST /user/rewards', { name: 'Tea', gold: 5, type: 'constant' }))
  await expectOk(
    person.send('POST /user/missions', {
      name: 'Spring',
      from: '2026-03-10',
      to: '2026-04-10',
      tasks: [{ title: 'Seeds', gold: 5, type: 'todo' }],
    }),
  )
}

export async function newHousehold(server: TestServer): Promise<Household> {
  const home = await newGroup(server, { name: 'Home', members: 0 })
  const away = await newGroup(server, { name: 'Away', members: 0 })
  const [ani, boyan] = [home.creator, away.creator]
  const [vera, dora] = [await server.person({ name: 'Vera Testova' }), await server.person({ name: 'Dora Testova' })]
  const promote = async (group: TestGroup, person: Person) => {
    const memberId = await joinByInvitation(group, person)
    await expectOk(group.creator.send(`PATCH /groups/${group.id}/members/${memberId}/promote-leader`))
  }
  await promote(home, boyan)
  await promote(away, ani)
  await joinByInvitation(home, vera)
  await joinByInvitation(away, vera)
  for (const person of [ani, boyan, vera]) await addActivity(person)
  await ask(ani, home.id, vera)
  await give(ani, home.id, boyan)
  const requests = await ask(boyan, away.id, ani)
  await give(ani, away.id, vera)
  const shared = { title: 'Garden', ruby: 5, type: 'weekly', assignedUsers: [ani.id, vera.id] }
  await expectOk(boyan.send(`POST /groups/${away.id}/tasks`, shared))
  const invite = async (group: TestGroup) =>
    (await expectOk(ani.send<{ invitationId: string }>(`POST /groups/${group.id}/invite`, { email: dora.email })))
      .invitationId
  const invitations = { home: await invite(home), away: await invite(away) }
  return { ani, boyan, vera, dora, home, away, invitations, requests }
}

/** Everything that a user can read, by call. */
export async function seenBy(
  { ani, boyan, vera, home, away }: Household,
  who: Person,
): Promise<Record<string, unknown>> {
  const own = ['/users/profile', '/dashboard', '/user/tasks', '/user/tasks?archived=true', '/user/rewards']
  const more = ['/user/missions', '/groups', '/groups/current-user-stats', '/user/approvals', '/user/notifications']
  const lists = [
    '/user/notifications/old',
    '/user/ledger?currency=gold',
    '/user/ledger?currency=gems',
    '/user/purchases',
    '/user/occurrences?from=2026-03-09&to=2026-04-05',
    '/user/statistics?from=2026-03-09&to=2026-04-05',
  ]
  const ofGroup = [
    '',
    '/members',
    '/dashboard',
    '/tasks',
    '/tasks?archived=true',
    '/rewards',
    '/missions',
    '/invitations',
  ]
  const paths = [
    ...own,
    ...more,
    ...lists,
    ...[home, away].flatMap(({ id }) => [
      ...ofGroup.map((path) => `/groups/${id}${path}`),
      ...[ani, boyan, vera].flatMap((person) => [
        `/dashboard/groups/${id}/users/${person.id}`,
        ...['tasks', 'rewards', 'missions'].map((kind) => `/groups/${id}/users/${person.id}/${kind}`),
      ]),
    ]),
  ]
  const seen: Record<string, unknown> = {}
  for (const path of paths) {
    const { result, error } = await who.send(`GET ${path}` as Call)
    seen[path] = error?.message ?? result
  }
  return seen
}
