import { checkOpenPayments, releaseStale, sendDeliveries, sweepIdempotencyKeys, webhookSettings } from '@questboard/api'
import { openPostgres } from '@questboard/db'
import { expect, test } from 'vitest'
import { newAccessToken } from '../../support/access-token.ts'
import { testDatabase } from '../../support/database.ts'
import { newGroup, type TestGroup } from '../../support/group.ts'
import { startOpenAi } from '../../support/openai.ts'
import { fillTables, readWhole } from '../../support/plans.ts'
import { beginToBuy, hundred } from '../../support/shop.ts'
import { tapOn } from '../../support/statements.ts'
import { deliver, type StripeStandIn, startStripe } from '../../support/stripe.ts'
import { type Person, startTestServerOn, type TestServer } from '../../support/test-server.ts'

const task = { title: 'Walk', gold: 10, type: 'daily' }

const mission = {
  name: 'Trip',
  from: '2026-03-10',
  to: '2026-04-10',
  tasks: [{ title: 'Pack', gold: 1, type: 'todo' }],
}

test('every statement of the hot calls uses indexes', async () => {
  const { url, drop } = await testDatabase()
  const tap = await tapOn(url)
  const provider = await startOpenAi()
  const stripe = await startStripe()
  const outside = { openai: provider.settings(), stripe: stripe.settings, webhooks: webhookSettings(true) }
  const server = await startTestServerOn(await openPostgres({ url: tap.url }), { outside })
  stripe.clock = server.clock
  const person = await server.person({ headers: { timezone: 'Europe/Sofia' } })
  const { id } = (await person.send<{ id: string }>('POST /user/tasks', task)).result
  await person.send('POST /user/rewards', { name: 'Tea', gold: 5, type: 'constant' })
  await person.send('POST /user/missions', mission)
  const group = await newGroup(server)

  const watch = await openPostgres({ url, poolSize: 1 })
  await fillTables(watch)

  const plans: Plan[] = []
  const explain = async (call: string) => {
    for (const text of tap.taken()) plans.push({ call, text, whole: await readWhole(watch, text) })
  }
  await explain('signing up and creating')

  const scene = { server, stripe, person, group, taskId: id, explain }
  const calls = await callForPerson(scene)
  await callInGroup(scene)
  await callWebhooks(scene)
  await callWithTokens(scene)
  await repeatCall(scene)
  await drawAvatar(scene)
  await readCalendar(scene)
  await importAndExport(scene)
  await buyGems(scene)
  // The rollover and the background jobs.
  server.clock.advance({ days: 1 })
  expect((await person.send('GET /users/profile')).status).toBe(200)
  await explain('the turn of a day')
  await server.close()
  await provider.close()
  await stripe.close()
  tap.close()

  expect(plans.length).toBeGreaterThan(calls)
  expect(plans.filter(({ whole }) => whole.length > 0)).toEqual([])
  const isLookup = (text: string) => !text.startsWith('insert') && /"(token|secret)_hash" = /.test(text)
  const byHash = plans.map(({ text }) => text).filter(isLookup)
  expect(byHash.length).toBeGreaterThan(3)
  expect(byHash.filter((text) => !/"(user|group)_id" = /.test(text))).toEqual([])
  await watch.close()
  await drop()
}, 120_000)

interface Fixtures {
  server: TestServer
  stripe: StripeStandIn
  person: Person
  group: TestGroup
  taskId: string
  /** Explains the statements since the last time. */
  explain(call: string): Promise<void>
}

/** @returns how many calls it made */
async function callForPerson({ person, taskId, explain }: Fixtures): Promise<number> {
  const calls = [
    'GET /dashboard',
    'GET /user/tasks',
    'GET /user/tasks?archived=true',
    'GET /user/rewards',
    'GET /user/missions',
    'GET /users/profile',
    'GET /user/boards/current',
    'GET /user/notifications',
    'GET /user/ledger?currency=gold',
    'GET /user/purchases',
    'GET /user/day-story',
    `GET /user/tasks/${taskId}/history`,
    'GET /user/statistics?from=2025-03-10&to=2026-03-10',
    'GET /groups',
    `POST /user/tasks/${taskId}/complete`,
    `POST /user/tasks/${taskId}/reopen`,
  ] as const
  for (const call of calls) {
    expect([call, (await person.send(call)).status]).toEqual([call, 200])
    await explain(call)
  }
  return calls.length
}

async function callInGroup({ group, explain }: Fixtures): Promise<void> {
  const callsInGroup = [
    `GET /groups/${group.id}`,
    `GET /groups/${group.id}/dashboard`,
    `GET /groups/${group.id}/members`,
    `GET /groups/${group.id}/tasks`,
    `GET /groups/${group.id}/rewards`,
    `GET /groups/${group.id}/missions`,
    `GET /groups/${group.id}/invitations`,
    `GET /groups/${group.id}/webhooks`,
    'GET /user/webhooks',
    `GET /dashboard/groups/${group.id}/users/${group.members[0]?.id}`,
    'GET /groups/current-user-stats',
    'GET /user/approvals',
    'GET /user/occurrences?from=2026-03-01&to=2026-04-11',
  ] as const
  for (const call of callsInGroup) {
    expect([call, (await group.creator.send(call)).status]).toEqual([call, 200])
    await explain(call)
  }
}

async function callWebhooks({ server, group, explain }: Fixtures): Promise<void> {
  for (const place of ['/user/webhooks', `/groups/${group.id}/webhooks`] as const) {
    const body = { url: 'https://127.0.0.1:1/', events: ['newTaskAssigned'] }
    const created = await group.creator.send<{ id: string }>(`POST ${place}`, body)
    expect((await group.creator.send(`GET ${place}/${created.result.id}/deliveries`)).status).toBe(200)
  }
  const dishes = { title: 'Dishes', ruby: 5, type: 'todo', assignedUsers: [group.members[0]?.id] }
  expect((await group.creator.send(`POST /groups/${group.id}/tasks`, dishes)).status).toBe(200)
  await sendDeliveries(server.services)
  await explain('webhooks')
}

async function callWithTokens({ server, person, explain }: Fixtures): Promise<void> {
  await person.send('POST /auth/login', { email: person.email, password: person.password })
  await explain('login')
  const token = await newAccessToken(server, person, ['tasks:read'])
  expect((await token.send('GET /user/tasks')).status).toBe(200)
  expect((await person.send('GET /users/tokens')).status).toBe(200)
  expect((await person.send(`DELETE /users/tokens/${token.id}`)).status).toBe(200)
  await explain('an API token')
}

async function repeatCall({ server, person, taskId, explain }: Fixtures): Promise<void> {
  await person.send('POST /user/tasks', { ...task, id: crypto.randomUUID() })
  await explain('a new task')
  const { result: tea } = await person.send<{ id: string }>('POST /user/rewards', {
    name: 'Tea',
    gold: 1,
    type: 'once',
  })
  await person.send(`POST /user/tasks/${taskId}/complete`)
  const once = { id: crypto.randomUUID() }
  for (const _repeated of [false, true]) {
    expect((await person.send(`POST /user/rewards/${tea.id}/redeem`, once)).status).toBe(200)
  }
  await explain('a repeated call')
  await sweepIdempotencyKeys(server.services)
  await explain('forgotten answers')
}

async function drawAvatar({ server, person, explain }: Fixtures): Promise<void> {
  await person.send('POST /users/profile/generate-avatar', { description: 'a fox' })
  const drawn = await person.send<{ id: string }[]>('GET /users/profile/generated-avatars')
  await person.send(`PATCH /users/profile/set-generated-avatar/${drawn.result[0]?.id}`)
  await fetch(`${server.url}/generated-avatars/${drawn.result[0]?.id}`)
  await releaseStale(server.services)
  await explain('a drawn avatar')
}

async function readCalendar({ person, explain }: Fixtures): Promise<void> {
  const feed = await person.send<{ address: string }>('POST /user/calendar', {})
  expect((await person.send('GET /user/calendar')).status).toBe(200)
  expect((await fetch(feed.result.address)).status).toBe(200)
  await explain('a calendar')
}

async function importAndExport({ person, explain }: Fixtures): Promise<void> {
  const brought = { ...task, id: crypto.randomUUID() }
  for (const [call, body] of [
    ['POST /user/tasks/import-preview', { text: 'title\nWalk' }],
    ['POST /user/tasks/import', { tasks: [brought] }],
    [`DELETE /user/tasks/import/${brought.id}`, undefined],
    ['GET /user/tasks/export?format=csv', undefined],
    ['GET /user/missions/export', undefined],
    ['GET /user/rewards/export', undefined],
  ] as const) {
    expect([call, (await person.send(call, body)).status]).toEqual([call, 200])
  }
  await explain('files with tasks')
}

async function buyGems({ server, person, stripe, explain }: Fixtures): Promise<void> {
  const session = await beginToBuy(person, hundred.id)
  expect((await person.send(`GET /payments/${session}`)).status).toBe(200)
  for (const event of [
    stripe.event('checkout.session.completed', stripe.pay(session)),
    stripe.event('refund.created', stripe.refund(session, 100)),
  ]) {
    expect((await deliver(server.url, event)).status).toBe(200)
  }
  await checkOpenPayments(server.services)
  await explain('gems that are bought')
}

interface Plan {
  call: string
  text: string
  /** The growing tables that a plan scans sequentially. */
  whole: string[]
}
