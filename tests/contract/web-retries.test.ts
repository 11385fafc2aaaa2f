import { appRouter, type ProcedureMeta, webhookSettings } from '@questboard/api'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newGroup } from '../support/group.ts'
import { expectOk } from '../support/rest.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { type Outcome, overTrpc } from '../support/transports.ts'
import { accountCalls } from './authorisation/account-calls.ts'
import type { Row } from './authorisation/cases.ts'
import { childCalls } from './authorisation/child-calls.ts'
import { deviceCalls } from './authorisation/device-calls.ts'
import { createFixtures, type Fixtures } from './authorisation/fixtures.ts'
import { groupCalls } from './authorisation/group-calls.ts'
import { groupItemCalls } from './authorisation/group-item-calls.ts'
import { personalCalls } from './authorisation/personal-calls.ts'
import { poolCalls } from './authorisation/pool-calls.ts'
import { promiseCalls } from './authorisation/promise-calls.ts'
import { tagCalls } from './authorisation/tag-calls.ts'

/** The retry rules of the web app, which is a separate project. */
const rules = new URL('../../apps/web/src/app/retry/rules.ts', import.meta.url)
const { hasEmptyResponse, outcomeOfRefusal, hasId, mayRetry }: Rules = await import(rules.href)

const { registry }: { registry: object } = await import(new URL('../mutations/registry.ts', rules).href)

interface Rules {
  hasEmptyResponse: (path: string) => boolean
  outcomeOfRefusal: (path: string, code: string) => boolean | string
  hasId: (path: string) => boolean
  mayRetry: (path: string) => boolean
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    outside: { webhooks: webhookSettings(true) },
    groupLimits: { created: 2, members: 7 },
  })
})
afterAll(() => server.close())

/** Calls without a key that change a state once: a repeat finds that state. */
const findsState =
  /\.(complete|reopen|(approve|answer)(All)?|giveResult|accept|decline|check|reverse|completeFor|snooze|skip|takeBackSkip)$|^promises\.(give|cancel)$/

const mutations = Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: Definition }>)
  .filter(([, { _def }]) => _def.type === 'mutation')
  .map(([name, { _def }]) => ({ name, meta: _def.meta }))

interface Definition {
  type: string
  meta?: ProcedureMeta
}

/** The key, the method or the resulting state makes sure that a repeated call is executed once. */
function isDoneOnce({ name, meta }: (typeof mutations)[number]): boolean {
  const method = meta?.openapi?.method ?? ''
  return meta?.key !== undefined || ['PUT', 'PATCH', 'DELETE'].includes(method) || findsState.test(name)
}

test('the web app has a policy for every mutation', () => {
  expect(Object.keys(registry).toSorted()).toEqual(mutations.map(({ name }) => name).toSorted())
})

test('the web app repeats only calls that the server executes once', () => {
  expect(mutations.filter((call) => mayRetry(call.name) && !isDoneOnce(call)).map(({ name }) => name)).toEqual([])
})

test('the web app repeats every call with a key, except those of its offline queue', () => {
  const keyed = mutations.filter(({ meta }) => meta?.key !== undefined)
  expect(keyed.length).toBeGreaterThan(30)
  expect(keyed.filter(({ name }) => !mayRetry(name)).map(({ name }) => name)).toEqual(['tasks.create', 'deeds.create'])
})

test('the web app knows which calls have a key', () => {
  const resent = mutations.filter(({ name }) => mayRetry(name))
  const keyed = resent.filter(({ meta }) => meta?.key !== undefined)
  expect(resent.map(({ name }) => name).filter(hasId)).toEqual(keyed.map(({ name }) => name))
})

const rows: Record<string, Row> = {
  ...accountCalls,
  ...personalCalls,
  ...groupCalls,
  ...childCalls,
  ...deviceCalls,
  ...groupItemCalls,
  ...tagCalls,
  ...poolCalls,
  ...promiseCalls,
}

/** Calls that need a group task with a schedule, and have a test of their own. */
const ofOccurrences = ['groupTasks.snooze', 'groupTasks.skip', 'groupTasks.takeBackSkip']

/** Calls that need rubies given by hand: tests/integration/groups/rubies-by-hand.test.ts. */
const ofRubies = ['groups.rubies.reverse']

type Repeated = { first: unknown; second: Outcome }

/** Makes an admitted call twice. Null if the fixtures does not allow it any more. */
async function makeTwice(fixtures: Fixtures, name: string): Promise<Repeated | null> {
  for (const { caller, input, wanted } of rows[name]?.(fixtures) ?? []) {
    if (wanted !== 'ok' || caller === 'anonymous') continue
    const { token } = fixtures.people[caller]
    const send = () => overTrpc({ url: server.url, token }, { name, method: 'POST' }, input)
    const first = await send()
    if ('result' in first) return { first: first.result, second: await send() }
  }
  return null
}

test('the web app treats the second refusal of a call without a key as success', async () => {
  let fixtures = await createFixtures(server)
  const wrong: string[] = []
  for (const { name, meta } of mutations) {
    if (meta?.key !== undefined || !mayRetry(name) || [...ofOccurrences, ...ofRubies].includes(name)) continue
    let outcome = await makeTwice(fixtures, name)
    if (!outcome) {
      fixtures = await createFixtures(server)
      outcome = await makeTwice(fixtures, name)
    }
    if (!outcome) throw new Error(`nobody may call ${name}`)
    const code = 'error' in outcome.second ? outcome.second.error.message : null
    if (code !== null && outcomeOfRefusal(name, code) !== true) wrong.push(`${name}: ${code}`)
    if (hasEmptyResponse(name) && outcome.first !== null) wrong.push(`${name} has an answer`)
  }
  expect(wrong).toEqual([])
}, 240_000)

test('moving and skipping a group task twice succeeds, or is known to have been done', async () => {
  const { id: groupId, creator, members } = await newGroup(server)
  const body = { title: 'Bins', ruby: 5, type: 'weekly', schedule: { frequency: 'weekly' } }
  const assignedUsers = members.map(({ id }) => id)
  const task = await expectOk(creator.send<GroupTask>(`POST /groups/${groupId}/tasks`, { ...body, assignedUsers }))
  const until = task.assignees[0]?.dueOn
  for (const name of ofOccurrences) {
    const input = { groupId, taskId: task.id, ...(name === 'groupTasks.snooze' && { until }) }
    const send = () => overTrpc({ url: server.url, token: creator.token }, { name, method: 'POST' }, input)
    expect(await send(), name).toHaveProperty('result')
    const second = await send()
    if ('error' in second) expect([name, outcomeOfRefusal(name, second.error.message)]).toEqual([name, true])
  }
})
