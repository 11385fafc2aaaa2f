import { eraseAccounts } from '@questboard/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '../../support/day-ms.ts'
import { type InGroup, joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { randomOf } from '../../support/repeatable-random.ts'
import { type Call, expectOk, sendTo } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import {
  differencesOfOne,
  type Shown,
  type Snapshot,
  snapshotOfGroup,
  snapshotOfPerson,
  staleVersions,
} from '../../support/versions.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ groupLimits: { created: 2, members: 8 } })
})
afterAll(() => server.close())

interface Item extends Shown {
  assignedUsers: string[]
  checklist: { id: string }[]
  swap: { id: string; from: string; to: string } | null
  occurrence: { holder: string | null } | null
  tasks: { id: string; completed?: boolean }[]
}

/** A person who acts at random in a group, or on the person's own items. */
interface Fixtures {
  group: TestGroup
  pick: (below: number) => number
}

function shuffled<Value>(pick: Fixtures['pick'], values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, place: pick(1_000_000) }))
    .sort((left, right) => left.place - right.place)
    .map(({ value }) => value)
}

const anyOf = <Value>(pick: Fixtures['pick'], from: readonly Value[]): Value | undefined => from[pick(from.length)]

interface Answered {
  status: number
  error?: { message: string } | undefined
}

type Made = Promise<Answered> | undefined

/** By its name, what someone does. Undefined: there is nothing to do it with. */
type Deeds = Record<string, (scene: Fixtures) => Promise<Answered | undefined> | Made>

const days = (from: string, count: number) => new Date(Date.parse(from) + count * dayMs).toISOString().slice(0, 10)

const today = () => server.clock.now().toISOString().slice(0, 10)

const leadersOf = ({ creator, leaders }: TestGroup) => [creator, ...leaders]

/** Some members, who are not the leader. */
const someMembers = ({ group, pick }: Fixtures, min = 1): string[] => {
  const ids = group.members.map(({ id }) => id)
  return pick(2) === 0 || min > 1 ? ids : ids.slice(0, 1)
}

type Act<Actor extends Person> = (actor: Actor, item: Item, path: string, scene: Fixtures) => Made | Promise<Made>

/** Tries items of a list until it succeeds with one. */
async function withOne<Actor extends Person>(scene: Fixtures, actor: Actor, path: string, act: Act<Actor>) {
  const { status, result } = await actor.send<Item[]>(`GET ${path}` as Call)
  let answer: Answered | undefined
  for (const item of status === 200 ? shuffled(scene.pick, result).slice(0, tries) : []) {
    answer = await act(actor, item, `${path}/${item.id}`, scene)
    if (answer?.status === 200) return answer
  }
  return answer
}

const tries = 12

/** A leader, with an item of the group. */
const asLeader =
  (list: string, act: Act<Person>): Deeds[string] =>
  (scene) =>
    withOne(scene, anyOf(scene.pick, leadersOf(scene.group)) as Person, `/groups/${scene.group.id}/${list}`, act)

const ofMember = ({ group }: Fixtures, { id }: Person, list: string) => `/groups/${group.id}/users/${id}/${list}`

/** A member, with an item of the member. */
const asMember =
  (list: string, act: Act<InGroup>): Deeds[string] =>
  (scene) => {
    const member = anyOf(scene.pick, scene.group.members) as InGroup
    return withOne(scene, member, ofMember(scene, member, list), act)
  }

/** A leader, with an item of a member. */
const asLeaderAboutMember =
  (list: string, act: Act<Person>): Deeds[string] =>
  (scene) => {
    const [leader, member] = [anyOf(scene.pick, leadersOf(scene.group)), anyOf(scene.pick, scene.group.members)]
    return withOne(scene, leader as Person, ofMember(scene, member as Person, list), act)
  }

/** The member whom a task names so, with that task. */
const asMemberOf =
  (named: (item: Item) => string | null | undefined, act: Act<InGroup>): Deeds[string] =>
  (scene) => {
    const { group } = scene
    return withOne(scene, group.creator, `/groups/${group.id}/tasks`, (_creator, item, path) => {
      const member = group.members.find(({ id }) => id === named(item))
      return member && act(member, item, path, scene)
    })
  }

const send = (who: Person, call: string, body?: object): Made => who.send(call as Call, body)

const recurrences = [
  undefined,
  { frequency: 'daily', interval: 1 },
  { frequency: 'daily', interval: 2 },
  { frequency: 'weekly', interval: 1, byDay: ['mo', 'we', 'fr'].map((day) => ({ day, nthOfPeriod: null })) },
]

const askSwap = asMemberOf(
  ({ occurrence }) => occurrence?.holder,
  (holder, item, path) => {
    const userId = item.assignedUsers.find((id) => id !== holder.id)
    return send(holder, `POST ${path}/swaps`, { userId })
  },
)

const taskDeeds: Deeds = {
  addTask(scene) {
    const { group, pick } = scene
    const type = anyOf(pick, ['todo', 'daily', 'daily', 'weekly']) as string
    const assignment = anyOf(pick, ['each', 'each', type === 'todo' ? 'first' : 'rotation', 'first']) as string
    const due = { due: days(today(), pick(3)) }
    const schedule = anyOf<object | undefined>(pick, type === 'todo' ? [due, undefined] : recurrences)
    return send(anyOf(pick, leadersOf(group)) as Person, `POST /groups/${group.id}/tasks`, {
      title: 'Dishes',
      ruby: 1 + pick(9),
      type,
      assignment,
      ...(schedule && { schedule }),
      requireApprove: pick(2) === 0,
      requireResult: pick(3) === 0,
      checklist: [{ title: 'Plates' }],
      assignedUsers: someMembers(scene, assignment === 'rotation' ? 2 : 1),
    })
  },
  patchTask: asLeader('tasks', (leader, _item, path, { pick }) =>
    send(leader, `PATCH ${path}`, { title: `T${pick(99)}` }),
  ),
  retype: asLeader('tasks', (leader, _item, path, { pick }) =>
    send(leader, `PATCH ${path}`, { type: anyOf(pick, ['todo', 'daily', 'weekly']) }),
  ),
  shareOut: asLeader('tasks', (leader, _item, path, scene) =>
    send(leader, `PATCH ${path}`, { assignment: anyOf(scene.pick, ['each', 'first', 'rotation']) }),
  ),
  assign: asLeader('tasks', (leader, _item, path, scene) =>
    send(leader, `PATCH ${path}`, { assignedUsers: someMembers(scene) }),
  ),
  archiveTask: asLeader('tasks', (leader, _item, path) => send(leader, `PATCH ${path}/archive`)),
  copyTask: asLeader('tasks', (leader, _item, path) => send(leader, `PATCH ${path}/copy`, {})),
  deleteTask: asLeader('tasks', (leader, _item, path) => send(leader, `DELETE ${path}`)),
  approveTasks: asLeader('tasks', (leader, _item, path, { pick }) =>
    send(leader, `POST ${path}/approve`, { approved: pick(2) === 0, note: 'so' }),
  ),
  snooze: asLeader('tasks', (leader, _item, path) => send(leader, `POST ${path}/snooze`, { until: days(today(), 1) })),
  skip: asLeader('tasks', (leader, _item, path) => send(leader, `POST ${path}/skip`, {})),
  undoSkip: asLeader('tasks', (leader, _item, path) => send(leader, `DELETE ${path}/skip`)),
  move: asLeader('tasks', (leader, _item, path) => send(leader, `PATCH ${path}/move`, { after: null })),
  giveTurn: asLeader('tasks', (leader, item, path, { pick }) =>
    send(leader, `PATCH ${path}/turn`, { userId: anyOf(pick, item.assignedUsers) }),
  ),
  takeAway: asLeaderAboutMember('tasks', (leader, _item, path) => send(leader, `DELETE ${path}`)),
  completeFor: asLeaderAboutMember('tasks', (leader, _item, path) =>
    send(leader, `POST ${path}/complete-for`, { result: 'done', note: 'well' }),
  ),
  approveTask: asLeaderAboutMember('tasks', (leader, _item, path, { pick }) =>
    send(leader, `POST ${path}/approve`, { approved: pick(2) === 0 }),
  ),
  complete: asMember('tasks', (member, _item, path) => send(member, `PATCH ${path}/complete`, { result: 'clean' })),
  completeLate: asMember('tasks', (member, _item, path) =>
    send(member, `PATCH ${path}/complete`, {
      result: 'clean',
      at: server.clock.fromNow({ days: -1 }).toISOString(),
    }),
  ),
  reopen: asMember('tasks', (member, _item, path) => send(member, `PATCH ${path}/reopen`, {})),
  result: asMember('tasks', (member, _item, path, { pick }) =>
    send(member, `POST ${path}/result`, { result: `r${pick(9)}` }),
  ),
  check: asMember('tasks', (member, item, path, { pick }) =>
    send(member, `PATCH ${path}/checklist/${item.checklist[0]?.id}`, { done: pick(2) === 0 }),
  ),
  remind: asMember('tasks', (member, _item, path) =>
    send(member, `PUT ${path}/reminders`, { reminders: [{ daysBefore: 0, at: '18:00' }] }),
  ),
  addTurns({ group, pick }) {
    const body = { title: 'Dog', ruby: 1, type: 'daily', assignment: 'rotation' }
    return send(anyOf(pick, leadersOf(group)) as Person, `POST /groups/${group.id}/tasks`, {
      ...body,
      assignedUsers: group.members.map(({ id }) => id),
    })
  },
  askSwap,
  askAgain: askSwap,
  answerSwap: asMemberOf(
    ({ swap }) => swap?.to,
    (asked, item, path, { pick }) => send(asked, `POST ${path}/swaps/${item.swap?.id}`, { accepted: pick(2) === 0 }),
  ),
  withdrawSwap: asMemberOf(
    ({ swap }) => swap?.from,
    (asker, item, path) => send(asker, `DELETE ${path}/swaps/${item.swap?.id}`),
  ),
}

const rewardDeeds: Deeds = {
  addReward(scene) {
    const { group, pick } = scene
    const type = anyOf(pick, ['constant', 'once', 'times'])
    return send(anyOf(pick, leadersOf(group)) as Person, `POST /groups/${group.id}/rewards`, {
      name: 'Cinema',
      ruby: 1,
      type,
      ...(type === 'times' && { timesToUse: 2 }),
      requireApprove: pick(2) === 0,
      assignedUsers: someMembers(scene),
    })
  },
  patchReward: asLeader('rewards', (leader, _item, path, { pick }) =>
    send(leader, `PATCH ${path}`, { name: `R${pick(99)}` }),
  ),
  assignReward: asLeader('rewards', (leader, _item, path, scene) =>
    send(leader, `PATCH ${path}`, { assignedUsers: someMembers(scene) }),
  ),
  retypeReward: asLeader('rewards', (leader, _item, path) =>
    send(leader, `PATCH ${path}`, { type: 'constant', timesToUse: null }),
  ),
  archiveReward: asLeader('rewards', (leader, _item, path) => send(leader, `PATCH ${path}/archive`)),
  approveRewards: asLeader('rewards', (leader, _item, path, { pick }) =>
    send(leader, `POST ${path}/approve`, { approved: pick(2) === 0, note: 'so' }),
  ),
  changeOfUser: asLeaderAboutMember('rewards', (leader, _item, path, { pick }) =>
    send(leader, `PUT ${path}`, { name: `U${pick(99)}`, ruby: 1, type: 'constant' }),
  ),
  takeReward: asLeaderAboutMember('rewards', (leader, _item, path) => send(leader, `DELETE ${path}`)),
  approveReward: asLeaderAboutMember('rewards', (leader, _item, path, { pick }) =>
    send(leader, `POST ${path}/approve`, { approved: pick(2) === 0 }),
  ),
  redeem: asMember('rewards', (member, item, _path, { group }) =>
    send(member, `POST /groups/${group.id}/rewards/${item.id}/redeem`, {}),
  ),
  withdrawRequest: asMember('rewards', (member, _item, path) => send(member, `DELETE ${path}/request`)),
  async cancelPromise({ group, pick }) {
    const promises = await expectOk(group.creator.send<{ id: string }[]>(`GET /groups/${group.id}/promises`))
    const promise = anyOf(pick, promises)
    return promise && send(group.creator, `POST /groups/${group.id}/promises/${promise.id}/cancel`, {})
  },
}

const missionDeeds: Deeds = {
  addMission(scene) {
    const { group, pick } = scene
    const from = days(today(), pick(2))
    return send(anyOf(pick, leadersOf(group)) as Person, `POST /groups/${group.id}/missions`, {
      name: 'Garden',
      from,
      to: days(from, 1 + pick(4)),
      requireApprove: pick(2) === 0,
      assignedUsers: someMembers(scene),
      tasks: [{ title: 'Weed', ruby: 2, type: 'todo' }],
    })
  },
  patchMission: asLeader('missions', (leader, _item, path, { pick }) =>
    send(leader, `PATCH ${path}`, { name: `M${pick(99)}` }),
  ),
  assignMission: asLeader('missions', (leader, _item, path, scene) =>
    send(leader, `PATCH ${path}`, { assignedUsers: someMembers(scene) }),
  ),
  archiveMission: asLeader('missions', (leader, _item, path) => send(leader, `PATCH ${path}/archive`)),
  approveMissions: asLeader('missions', (leader, _item, path, { pick }) =>
    send(leader, `POST ${path}/approve`, { approved: pick(2) === 0, note: 'so' }),
  ),
  addStep: asLeader('missions', (leader, _item, path) =>
    send(leader, `POST ${path}/tasks`, { title: 'Dig', ruby: 1, type: 'todo' }),
  ),
  patchStep: asLeader('missions', (leader, item, path, { pick }) =>
    send(leader, `PATCH ${path}/tasks/${item.tasks[0]?.id}`, { title: `S${pick(99)}` }),
  ),
  archiveStep: asLeader('missions', (leader, item, path, { pick }) =>
    send(leader, `PATCH ${path}/tasks/${anyOf(pick, item.tasks)?.id}/archive`),
  ),
  deleteStep: asLeader('missions', (leader, item, path) =>
    item.tasks.length > 1 ? send(leader, `DELETE ${path}/tasks/${item.tasks[1]?.id}`) : undefined,
  ),
  approveMission: asLeaderAboutMember('missions', (leader, _item, path, { pick }) =>
    send(leader, `POST ${path}/approve`, { approved: pick(2) === 0 }),
  ),
  completeStep: asMember('missions', (member, item, _path, { group, pick }) =>
    send(member, `POST /groups/${group.id}/missions/${item.id}/tasks/${anyOf(pick, item.tasks)?.id}/complete`, {}),
  ),
  reopenStep: asMember('missions', (member, item, _path, { group, pick }) =>
    send(member, `POST /groups/${group.id}/missions/${item.id}/tasks/${anyOf(pick, item.tasks)?.id}/reopen`),
  ),
  completeMission: asMember('missions', async (member, item, _path, { group }) => {
    const path = `/groups/${group.id}/missions/${item.id}`
    for (const { id } of item.tasks) await member.send(`POST ${path}/tasks/${id}/complete` as Call, {})
    return member.send(`POST ${path}/complete` as Call)
  }),
}

const peopleDeeds: Deeds = {
  holiday: ({ group, pick }) =>
    send(anyOf(pick, group.members) as Person, 'PATCH /users/profile/holiday-mode', { holidayMode: pick(4) === 0 }),
  grant: ({ group, pick }) =>
    send(group.creator, `POST /groups/${group.id}/members/${anyOf(pick, group.members)?.memberId}/rubies`, {
      amount: 5,
      reason: 'for help',
    }),
  async leaveAndReturn({ group, pick }) {
    const member = anyOf(pick, group.members) as InGroup
    const left = await member.send(`DELETE /groups/${group.id}/members/${member.memberId}`)
    if (left.status === 200) member.memberId = await joinByInvitation(group, member)
    return left
  },
  async hideAndReturn({ group, pick }) {
    const member = anyOf(pick, group.members) as InGroup
    const hidden = await member.send('POST /users/profile/deletion', { password: goodPassword })
    if (hidden.status !== 200) return hidden
    server.clock.advance({ minutes: 1 })
    const { token } = await expectOk(
      server.send<{ token: string }>('POST /auth/restore-account', { email: member.email, password: goodPassword }),
    )
    Object.assign(member, { token, send: sendTo(server.url, token) })
    return hidden
  },
}

const groupDeeds: Deeds = { ...taskDeeds, ...rewardDeeds, ...missionDeeds, ...peopleDeeds }

const personalDeeds = (me: Person): Deeds => {
  const onOwnItem =
    (list: string, act: (item: Item, path: string, scene: Fixtures) => Made | Promise<Made>): Deeds[string] =>
    (scene) =>
      withOne(scene, me, `/user/${list}`, (_me, item, path) => act(item, path, scene))
  return {
    addTask({ pick }) {
      const type = anyOf(pick, ['todo', 'daily', 'daily', 'weekly']) as string
      const due = { due: days(today(), pick(3)) }
      const schedule = anyOf<object | undefined>(pick, type === 'todo' ? [due, undefined] : recurrences)
      const body = { title: 'Run', gold: 1, type, checklist: [{ title: 'Shoes' }], ...(schedule && { schedule }) }
      return send(me, 'POST /user/tasks', { ...body, requireResult: pick(3) === 0 })
    },
    patch: onOwnItem('tasks', (_item, path, { pick }) => send(me, `PATCH ${path}`, { title: `T${pick(99)}` })),
    complete: onOwnItem('tasks', (_item, path) => send(me, `POST ${path}/complete`, { result: 'far' })),
    reopen: onOwnItem('tasks', (_item, path) => send(me, `POST ${path}/reopen`, {})),
    result: onOwnItem('tasks', (_item, path, { pick }) => send(me, `POST ${path}/result`, { result: `r${pick(9)}` })),
    check: onOwnItem('tasks', (item, path, { pick }) =>
      send(me, `PATCH ${path}/checklist/${item.checklist[0]?.id}`, { done: pick(2) === 0 }),
    ),
    snooze: onOwnItem('tasks', (_item, path) => send(me, `POST ${path}/snooze`, { until: days(today(), 1) })),
    skip: onOwnItem('tasks', (_item, path) => send(me, `POST ${path}/skip`, {})),
    undoSkip: onOwnItem('tasks', (_item, path) => send(me, `DELETE ${path}/skip`)),
    move: onOwnItem('tasks', (_item, path) => send(me, `PATCH ${path}/move`, { after: null })),
    archive: onOwnItem('tasks', (_item, path) => send(me, `PATCH ${path}/archive`)),
    addReward: () => send(me, 'POST /user/rewards', { name: 'Tea', gold: 1, type: 'times', timesToUse: 3 }),
    redeem: onOwnItem('rewards', (_item, path) => send(me, `POST ${path}/redeem`, {})),
    patchReward: onOwnItem('rewards', (_item, path, { pick }) => send(me, `PATCH ${path}`, { name: `R${pick(99)}` })),
    addMission: ({ pick }) =>
      send(me, 'POST /user/missions', {
        name: 'Garden',
        from: days(today(), pick(2)),
        to: days(today(), 3),
        tasks: [{ title: 'Weed', gold: 1, type: 'todo' }],
      }),
    completeStep: onOwnItem('missions', (item, path) =>
      send(me, `PATCH ${path}/tasks/${item.tasks[0]?.id}/complete`, {}),
    ),
    reopenStep: onOwnItem('missions', (item, path) => send(me, `PATCH ${path}/tasks/${item.tasks[0]?.id}/reopen`)),
    addStep: onOwnItem('missions', (_item, path) =>
      send(me, `POST ${path}/tasks`, { title: 'Dig', gold: 1, type: 'todo' }),
    ),
    completeMission: onOwnItem('missions', async (item, path) => {
      for (const { id } of item.tasks) await send(me, `PATCH ${path}/tasks/${id}/complete`, {})
      return me.send(`POST ${path}/complete` as Call, {})
    }),
    main: onOwnItem('missions', (_item, path) => send(me, `PATCH ${path}/main`)),
    holiday: ({ pick }) => send(me, 'PATCH /users/profile/holiday-mode', { holidayMode: pick(4) === 0 }),
    late: onOwnItem('tasks', (_item, path) =>
      send(me, `POST ${path}/complete`, {
        result: 'far',
        at: server.clock.fromNow({ days: -1 }).toISOString(),
      }),
    ),
    sickDay: () =>
      send(me, 'POST /users/profile/days-off', { kind: 'sick', from: days(today(), -1), to: days(today(), -1) }),
  }
}

/** What a scene begins with, and then each deed `rounds` times in a random order: the rare ones once. */
function planOf(pick: Fixtures['pick'], deeds: Deeds, rounds: number): string[] {
  const names = Object.keys(deeds)
  const makers = names.filter((name) => name.startsWith('add'))
  const usual = names.filter((name) => !(name in peopleDeeds))
  const rest = [...names, ...Array.from({ length: rounds - 1 }).flatMap(() => usual)]
  const isLater = (name: string) => name in causes
  const inOrder = shuffled(
    pick,
    rest.filter((name) => !isLater(name)),
  ).flatMap((name) => [name, ...Object.keys(causes).filter((later) => later in deeds && causes[later] === name)])
  return [...makers, ...makers, ...makers, ...inOrder]
}

/** Deeds that are possible right after another one only. */
const causes: Readonly<Record<string, string>> = { undoSkip: 'skip', answerSwap: 'askSwap', withdrawSwap: 'askAgain' }

/** Does deeds with minutes or days between them. @returns those that succeeded, and what was wrong */
async function playRounds(scene: Fixtures, deeds: Deeds, rounds: number, read: () => Promise<Snapshot>) {
  const succeeded = new Set<string>()
  const faults: string[] = []
  let before = await read()
  for (const name of planOf(scene.pick, deeds, rounds)) {
    server.clock.advance(scene.pick(6) === 0 ? { hours: 3 + scene.pick(30) } : { minutes: 1 })
    const answer = await deeds[name]?.(scene)
    if (answer?.status === 200) succeeded.add(name)
    server.clock.advance({ minutes: 1 })
    const after = await read()
    faults.push(...staleVersions(before, after).map((fault) => `${name}: ${fault}`))
    before = after
  }
  return { succeeded, faults }
}

/** A random life seldom finds the moment for every deed, but for most of them. */
const mostOf = (deeds: Deeds): number => Object.keys(deeds).length * 0.66

describe('`updatedAt` moves with every change of', () => {
  test('a group item, as leaders and members see it', { timeout: 120_000 }, async () => {
    const pick = randomOf(1)
    const group = await newGroup(server, { leaders: 1, members: 2 })
    const people = [group.creator, ...group.leaders, ...group.members]
    for (const { memberId } of group.members) {
      await expectOk(
        group.creator.send(`POST /groups/${group.id}/members/${memberId}/rubies`, { amount: 30, reason: 'go' }),
      )
    }
    const lived = await playRounds({ group, pick }, groupDeeds, 4, () => snapshotOfGroup(group, people))
    expect(lived.faults).toEqual([])
    expect(lived.succeeded.size).toBeGreaterThan(mostOf(groupDeeds))
    const base = `/groups/${group.id}`
    for (const list of ['tasks', 'rewards', 'missions']) {
      const items = await expectOk(group.creator.send<Shown[]>(`GET ${base}/${list}` as Call))
      expect(await differencesOfOne(group.creator, `${base}/${list}`, items)).toEqual([])
      for (const member of group.members) {
        const path = `${base}/users/${member.id}/${list}`
        const ownItems = await expectOk(member.send<Shown[]>(`GET ${path}` as Call))
        expect(await differencesOfOne(member, path, ownItems)).toEqual([])
        expect(
          await differencesOfOne(
            group.creator,
            path,
            await expectOk(group.creator.send<Shown[]>(`GET ${path}` as Call)),
          ),
        ).toEqual([])
      }
    }
  })

  test.each([1, 2])('a personal item (%i)', { timeout: 120_000 }, async (seed) => {
    const me = await server.person()
    const group = { creator: me, leaders: [], members: [] } as unknown as TestGroup
    const deeds = personalDeeds(me)
    const lived = await playRounds({ group, pick: randomOf(seed) }, deeds, 8, () => snapshotOfPerson(me))
    expect(lived.faults).toEqual([])
    expect(lived.succeeded.size).toBeGreaterThan(mostOf(deeds))
  })

  test('an item whose assignee has erased the account, so that it never goes back', async () => {
    const group = await newGroup(server, { members: 2 })
    const [ani] = group.members as [InGroup]
    const body = { title: 'Shelf', ruby: 3, type: 'todo', assignedUsers: group.members.map(({ id }) => id) }
    const path = `/groups/${group.id}/tasks`
    const { id } = await expectOk(group.creator.send<Shown>(`POST ${path}` as Call, body))
    const read = () => expectOk(group.creator.send<Shown>(`GET ${path}/${id}` as Call))
    server.clock.advance({ minutes: 1 })
    await expectOk(ani.send(`PATCH /groups/${group.id}/users/${ani.id}/tasks/${id}/complete`, {}))
    server.clock.advance({ minutes: 1 })
    await expectOk(ani.send('POST /users/profile/deletion', { password: goodPassword }))
    const hidden = await read()
    expect(hidden.updatedAt).toBe(server.clock.now().toISOString())
    // A session ends after 30 days without use.
    server.clock.advance({ days: 16 })
    await read()
    server.clock.advance({ days: 16 })
    await eraseAccounts(server.services)
    expect((await read()).updatedAt > hidden.updatedAt).toBe(true)
  })
})
