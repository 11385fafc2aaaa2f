import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import type { InGroup, TestGroup } from '../../support/group.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk } from '../../support/rest.ts'
import { rubiesOf } from '../../support/stats.ts'
import type { TestServer } from '../../support/test-server.ts'
import {
  complete,
  familyIn,
  holderOf,
  make,
  ownTask,
  read,
  type Swap,
  swapsOf,
  type Task,
  tasksOf,
} from '../../support/turns.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

/** Rounds of the race. All take about 20 seconds. */
const rounds = 500

let servers: Awaited<ReturnType<typeof twoServers>>
let server: TestServer
beforeAll(async () => {
  servers = await twoServers({ groupLimits: { created: 2, members: 10 } })
  server = servers.first
})
afterAll(() => servers.close())

/** The same member, calling the second server. */
const onSecondServer = <Who extends InGroup>(who: Who): Who => onServer(servers.second, who)

test('eight race to be the first on two servers: one wins and is paid', {
  timeout: 120_000 + rounds * 1_000,
}, async () => {
  const { group, ids } = await familyIn(server, 8)
  const racers = group.members.map((who, place) => (place % 2 ? onSecondServer(who) : who))
  const about = { assignment: 'first', assignedUsers: ids, type: 'todo', ruby: 1 }
  for (let round = 0; round < rounds; round++) {
    const task = await expectOk(make(group, { ...about, title: `Round ${round}` }))
    const codes = await Promise.all(racers.map((who) => errorCodeOf(complete(group, task, who))))
    expect(codes.toSorted()).toEqual(['ok', ...Array(7).fill('taskTakenByAnother')])
    const winner = racers[codes.indexOf('ok')]
    expect((await read(group, task)).occurrence).toMatchObject({ takenBy: winner?.id, paid: true })
    await expectOk(group.creator.send(`DELETE ${tasksOf(group)}/${task.id}`))
  }
  const rubies = await Promise.all(group.members.map((who) => rubiesOf(who, group.id)))
  expect(rubies.reduce((sum, amount) => sum + amount, 0)).toBe(rounds)
  expect(await audit(server.database)).toEqual([])
})

async function turnWithSwap() {
  const named = await familyIn(server, 3)
  const { group, ani, boris, ids } = named
  const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
  const { id } = await expectOk(ani.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: boris.id }))
  const answer = (who: InGroup, accepted = true) =>
    errorCodeOf(who.send<Swap>(`POST ${swapsOf(group, task)}/${id}`, { accepted }))
  return { ...named, task, answer, withdraw: () => errorCodeOf(ani.send(`DELETE ${swapsOf(group, task)}/${id}`)) }
}

const times = 6

test('two leaders who give a turn at once give it one after the other', async () => {
  const { group, ani, boris, vera, ids } = await familyIn(server, 3, 1)
  const leader = onSecondServer(group.leaders[0] as InGroup)
  const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
  const give = (by: InGroup, to: InGroup) =>
    errorCodeOf(by.send<Task>(`PATCH ${tasksOf(group)}/${task.id}/turn`, { userId: to.id }))
  for (let time = 0; time < times; time++) {
    expect(await Promise.all([give(group.creator, boris), give(leader, vera)])).toEqual(['ok', 'ok'])
    const holder = await holderOf(group, task)
    expect([boris.id, vera.id]).toContain(holder)
    const codes = await Promise.all([ani, boris, vera].map((who) => ownTask(group, task, who)))
    expect(codes.filter(({ mine }) => mine)).toHaveLength(1)
  }
})

test('a swap that is accepted while the task is completed ends in one of both', async () => {
  for (let time = 0; time < times; time++) {
    const { group, ani, boris, task, answer } = await turnWithSwap()
    const [accepted, completed] = await Promise.all([
      answer(onSecondServer(boris)),
      errorCodeOf(complete(group, task, ani)),
    ])
    const { occurrence, swap } = await read(group, task)
    expect(swap).toBeNull()
    if (accepted === 'ok') {
      expect(completed).toBe('notYourTurn')
      expect(occurrence).toMatchObject({ holder: boris.id, takenBy: null, paid: false })
    } else {
      expect([accepted, completed]).toEqual(['swapNoLongerPossible', 'ok'])
      expect(occurrence).toMatchObject({ holder: ani.id, takenBy: ani.id, paid: true })
    }
  }
  expect(await audit(server.database)).toEqual([])
})

test('a swap that is accepted twice, or accepted and withdrawn at once, is answered once', async () => {
  for (let time = 0; time < times; time++) {
    const twice = await turnWithSwap()
    const codes = await Promise.all([twice.answer(twice.boris), twice.answer(onSecondServer(twice.boris))])
    expect(codes.toSorted()).toEqual(['ok', 'swapNoLongerPossible'])
    expect(await notificationsOf(twice.ani, 'turnSwapAnswered')).toHaveLength(1)
    const both = await turnWithSwap()
    const [accepted, withdrawn] = await Promise.all([both.answer(onSecondServer(both.boris)), both.withdraw()])
    expect([accepted, withdrawn].toSorted()).toEqual(['ok', 'swapNoLongerPossible'])
    expect(await holderOf(both.group, both.task)).toBe(accepted === 'ok' ? both.boris.id : both.ani.id)
  }
})

test('of two requests at once to swap the same turn, one is refused', async () => {
  const { group, ani, boris, vera, ids } = await familyIn(server, 3)
  const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
  const ask = (by: InGroup, to: InGroup) => errorCodeOf(by.send(`POST ${swapsOf(group, task)}`, { userId: to.id }))
  const codes = await Promise.all([ask(ani, boris), ask(onSecondServer(ani), vera)])
  expect(codes.toSorted()).toEqual(['ok', 'swapAlreadyOpen'])
})

/** How a member who holds a turn, or was asked for it, can be gone. */
const goings: Record<string, (group: TestGroup, who: InGroup) => Promise<string>> = {
  leaves: (group, who) => errorCodeOf(onSecondServer(who).send(`DELETE /groups/${group.id}/members/${who.memberId}`)),
  'is removed': (group, who) =>
    errorCodeOf(onSecondServer(group.creator).send(`DELETE /groups/${group.id}/members/${who.memberId}`)),
  'takes a break': (_group, who) =>
    errorCodeOf(onSecondServer(who).send('PATCH /users/profile/holiday-mode', { holidayMode: true })),
}

test.each(Object.keys(goings))(
  'a holder who %s while a swap is answered leaves one turn to one who is there',
  async (way) => {
    for (let time = 0; time < times; time++) {
      const { group, ani, boris, vera, task, answer } = await turnWithSwap()
      const go = goings[way] as (typeof goings)[string]
      const [accepted, gone] = await Promise.all([answer(boris), go(group, ani)])
      expect(gone).toBe('ok')
      expect(['ok', 'swapNoLongerPossible']).toContain(accepted)
      const { occurrence, swap } = await read(group, task)
      expect(swap).toBeNull()
      expect(accepted === 'ok' ? [boris.id] : [boris.id, vera.id]).toContain(occurrence?.holder)
      expect(await notificationsOf(boris, 'askTurnSwap')).toEqual([])
    }
  },
)

test.each(Object.keys(goings))('an asked member who %s ends the question or holds no turn', async (way) => {
  const { group, ani, boris, vera, task, answer } = await turnWithSwap()
  const go = goings[way] as (typeof goings)[string]
  const [accepted, gone] = await Promise.all([answer(boris), go(group, boris)])
  expect(gone).toBe('ok')
  expect(['ok', 'swapNoLongerPossible', 'notPartOfTheGroup']).toContain(accepted)
  const { occurrence } = await read(group, task)
  expect([ani.id, vera.id]).toContain(occurrence?.holder)
})
