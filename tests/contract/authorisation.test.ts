import { appRouter, webhookSettings } from '@questboard/api'
import { innerProcedures, restProcedures } from '@questboard/server/procedures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../packages/api/src/auth/sessions.ts'
import { digestOf } from '../support/digest.ts'
import { codeIn } from '../support/error-code.ts'
import { rollingBackDatabase } from '../support/rolling-back-database.ts'
import { openStream } from '../support/stream.ts'
import { startTestServer, startTestServerOn, type TestServer } from '../support/test-server.ts'
import { type Outcome, overRest, overTrpc } from '../support/transports.ts'
import { accountCalls } from './authorisation/account-calls.ts'
import type { Case, ProcedurePath, Row } from './authorisation/cases.ts'
import { childCalls } from './authorisation/child-calls.ts'
import { dayOffCalls } from './authorisation/day-off-calls.ts'
import { deviceCalls } from './authorisation/device-calls.ts'
import { wantedOnDevice } from './authorisation/device-rules.ts'
import { createFixtures, type Fixtures, isOnDevice, type SignedIn } from './authorisation/fixtures.ts'
import { groupCalls } from './authorisation/group-calls.ts'
import { groupItemCalls } from './authorisation/group-item-calls.ts'
import { installationCalls } from './authorisation/installation-calls.ts'
import { personalCalls } from './authorisation/personal-calls.ts'
import { poolCalls } from './authorisation/pool-calls.ts'
import { promiseCalls } from './authorisation/promise-calls.ts'
import { tagCalls } from './authorisation/tag-calls.ts'

/** A procedure without a row does not compile and fails the first test. */
const rows = {
  ...accountCalls,
  ...personalCalls,
  ...groupCalls,
  ...childCalls,
  ...deviceCalls,
  ...groupItemCalls,
  ...tagCalls,
  ...dayOffCalls,
  ...poolCalls,
  ...promiseCalls,
  ...installationCalls,
} satisfies Record<ProcedurePath, Row>

/** The members of the group, its child, and its open invitation fill the group. */
const groupLimits = { created: 2, members: 7 }

/** One server executes calls; the other, on the same data, rolls every change back. */
let server: TestServer
let rollingBackServer: TestServer
let fixtures: Fixtures
beforeAll(async () => {
  const outside = { webhooks: webhookSettings(true) }
  server = await startTestServer({ outside, groupLimits })
  rollingBackServer = await startTestServerOn(rollingBackDatabase(server.database), { outside, groupLimits })
  fixtures = await createFixtures(server)
})
afterAll(async () => {
  await rollingBackServer.close()
  await server.close()
})

const byName = new Map(restProcedures().map((procedure) => [procedure.name, procedure]))

/** Procedures without a REST route. */
const inner = new Map(innerProcedures().map((procedure) => [procedure.name, procedure]))

type Way = 'tRPC' | 'REST'

/** The result of a call over one transport. */
async function verdictOf(name: string, cell: Case, way: Way): Promise<string> {
  const { caller, input } = cell
  const procedure = byName.get(name)
  const ofWeb = inner.get(name)
  // Calls that succeed run on the server that rolls back.
  const { url } = isRefused(cell) ? server : rollingBackServer
  const token = caller === 'anonymous' ? undefined : await tokenFor(name, caller)
  if (ofWeb) return codeIn(await overTrpc({ url, token }, ofWeb, input))
  if (!procedure) return liveVerdict(url + streamPaths[name]?.[way], token, way)
  const verdict = await (way === 'tRPC' ? overTrpc : overRest)({ url, token }, procedure, input)
  return codeIn(verdict)
}

/** Signing out ends the calling session, so it gets a separate one. */
const tokenFor = (name: string, caller: SignedIn): Promise<string> | string => {
  const { id, token } = fixtures.people[caller]
  return name === 'auth.logout' && !isOnDevice(caller) ? openSession(server.database.queries, server.clock, id) : token
}

const streamed = (name: string, path: string) => ({
  tRPC: `/trpc/${name}?input=${encodeURIComponent('{}')}`,
  REST: `/api${path}`,
})

const streamPaths: Record<string, Record<Way, string>> = {
  'notifications.live': streamed('notifications.live', '/user/notifications/stream'),
  'events.stream': streamed('events.stream', '/user/events'),
  'device.stream': streamed('device.stream', '/device/stream'),
}

/** A streaming procedure over one transport: its first event. Over tRPC a refusal looks like any other. */
async function liveVerdict(url: string, token: string | undefined, way: Way): Promise<string> {
  if (way === 'REST') {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const refused = await fetch(url, { method: 'HEAD', headers })
    if (refused.status !== 200) return codeIn((await (await fetch(url, { headers })).json()) as Outcome)
  }
  const stream = await openStream(url, token)
  for (let event = await stream.next(); event; event = await stream.next()) {
    if (event.event === 'connected') continue
    stream.leave()
    return event.event === 'serialized-error' ? codeIn((event.data as { data: Outcome }).data) : 'ok'
  }
  return 'nothing'
}

const notLetIn = [
  'authenticationFailed',
  'notAuthorized',
  'notPartOfTheGroup',
  'notLeaderInThisGroup',
  'notCreatorOfThisGroup',
  'notAllowedToUpdateGroup',
  'notAllowedToManageMember',
  'thisIsNotYourInvitation',
  'somethingWentWrong',
]

test('every procedure has a row that says who may call it', () => {
  const procedures = Object.keys(appRouter._def.procedures).sort()
  const without = procedures.filter((name) => !(name in rows))
  expect(
    without,
    'these procedures have no row that says who may call them: add one to accountCalls, personalCalls, groupCalls, childCalls, deviceCalls, groupItemCalls, installationCalls or tagCalls',
  ).toEqual([])
  expect(Object.keys(rows).sort()).toEqual(procedures)
})

const isRefused = ({ wanted }: Case): boolean => wanted !== 'ok' && wanted !== 'passes'

/** Runs each case over both transports, and compares with the expected result. */
async function tryAll(name: string, cases: Case[]): Promise<{ messages: object; wanted: object }> {
  const tried = await Promise.all(
    cases.flatMap((cell) =>
      (inner.has(name) ? (['tRPC'] as const) : (['tRPC', 'REST'] as const)).map(async (way) => {
        const verdict = await verdictOf(name, cell, way)
        const passed = cell.wanted === 'passes' && !notLetIn.includes(verdict)
        return { call: `${cell.caller}, ${cell.target}, over ${way}`, verdict: passed ? 'passes' : verdict, cell }
      }),
    ),
  )
  expect(new Set(tried.map(({ call }) => call)).size, 'two cases of one name').toBe(tried.length)
  return {
    messages: Object.fromEntries(tried.map(({ call, verdict }) => [call, verdict])),
    wanted: Object.fromEntries(tried.map(({ call, cell }) => [call, cell.wanted])),
  }
}

/** What the database holds before the next procedure. Computing it takes longer than the calls. */
let before: Awaited<ReturnType<typeof digestOf>> | undefined

describe.each(Object.entries(rows))('%s', (name, row) => {
  test('refuses callers without permission, changes nothing, and admits the others', async () => {
    const cases = row(fixtures).map((cell) => ({ ...cell, wanted: wantedOnDevice(name, cell, fixtures) }))
    const earlier = before ?? (await digestOf(server.database))
    const refused = await tryAll(name, cases.filter(isRefused))
    expect(refused.messages).toEqual(refused.wanted)
    before = await digestOf(server.database)
    expect(before).toEqual(earlier)
    // What is admitted is rolled back, but a session that signs out is opened first.
    if (name === 'auth.logout') before = undefined
    const letIn = await tryAll(
      name,
      cases.filter((cell) => !isRefused(cell)),
    )
    expect(letIn.messages).toEqual(letIn.wanted)
  })
})
