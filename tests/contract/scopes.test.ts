import { appRouter, type ProcedureMeta } from '@questboard/api'
import { innerProcedures, restProcedures } from '@questboard/server/procedures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areas, type Scope, scopes } from '../../packages/api/src/kernel/areas.ts'
import { newAccessToken } from '../support/access-token.ts'
import { digestOf } from '../support/digest.ts'
import { codeIn } from '../support/error-code.ts'
import { rollingBackDatabase } from '../support/rolling-back-database.ts'
import { openStream } from '../support/stream.ts'
import { type Person, startTestServer, startTestServerOn, type TestServer } from '../support/test-server.ts'
import { type Outcome, overRest, overTrpc } from '../support/transports.ts'
import { unknownId } from '../support/unknown-id.ts'

/**
 * Calls that only a session may make: sign-in, account ownership, payments, and what cannot be undone for others. A new
 * procedure is closed to API tokens until its meta names scopes; then it leaves this list.
 */
const closed = {
  domains: [
    'children',
    'devices',
    'device',
    'tokens',
    'oauth',
    'rights',
    'payments',
    'push',
    'groups.succession',
    'daysOff.ofChild',
    'preferences',
    'secondFactor',
    'passkeys',
    'installation',
  ],
  calls: [
    'auth.logout',
    'auth.changePassword',
    'auth.requestEmailChange',
    'auth.listSessions',
    'auth.endSession',
    'auth.endOtherSessions',
    'auth.waysIn',
    'auth.beginConnect',
    'auth.connectOidc',
    'auth.disconnect',
    'groups.remove',
    'profile.pin',
    'profile.setPin',
    'groups.rubies.give',
    'groups.rubies.reverse',
  ],
}

const isClosed = (name: string): boolean =>
  closed.calls.includes(name) || closed.domains.some((domain) => name.startsWith(`${domain}.`))

/** One server executes the calls that must be refused; the other, on the same data, rolls the others back. */
let server: TestServer
let rollingBackServer: TestServer
/** What the database holds before the calls. */
let before: Awaited<ReturnType<typeof digestOf>>
let person: Person
/** Tokens by scopes. */
const tokens = new Map<string, string>()
const granted = (list: readonly Scope[]): string => tokens.get([...list].sort().join(' ')) ?? ''

const writing = areas.map((area): Scope => `${area}:write`)
const reading = areas.map((area): Scope => `${area}:read`)
const withoutArea = (scope: Scope): Scope[] =>
  writing.filter((candidate) => candidate.split(':')[0] !== scope.split(':')[0])
/** All scopes but this one; for a write scope, including the read scope of its area. */
const allBut = (scope: Scope): Scope[] =>
  scope.endsWith(':write') ? [...withoutArea(scope), scope.replace('write', 'read') as Scope] : withoutArea(scope)

interface Guarded {
  name: string
  type: string
  needed: readonly Scope[] | undefined
  /** Whether one of them is enough. */
  any: boolean
}

const guarded: Guarded[] = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string; meta?: ProcedureMeta } }>,
)
  .filter(([, { _def }]) => _def.meta?.openapi?.protect !== false && !_def.meta?.open)
  .map(([name, { _def }]) => ({ name, type: _def.type, needed: _def.meta?.scopes, any: _def.meta?.anyScope === true }))

/** The scopes with which a call is refused. */
const tooLittleFor = ({ needed, any }: Guarded): Scope[][] => {
  if (!needed) return [writing, reading]
  return any
    ? [writing.filter((scope) => !needed.includes(scope.replace('write', 'read') as Scope))]
    : needed.map(allBut)
}

/** The scopes with which a call is made. */
const enoughFor = ({ needed = [], any }: Guarded): (readonly Scope[])[] =>
  any ? [needed, ...needed.map((scope) => [scope])] : [needed]

beforeAll(async () => {
  server = await startTestServer()
  rollingBackServer = await startTestServerOn(rollingBackDatabase(server.database))
  person = await server.person()
  const otherPerson = await server.person()
  const tried = guarded.flatMap((call) => (call.needed ? [...tooLittleFor(call), ...enoughFor(call)] : []))
  for (const list of [writing, reading, ...scopes.map(allBut), ...tried]) {
    const key = [...list].sort().join(' ')
    // An account has at most 50.
    const owner = tokens.size < 40 ? person : otherPerson
    if (!tokens.has(key)) tokens.set(key, (await newAccessToken(server, owner, list)).token)
  }
  before = await digestOf(server.database)
})
afterAll(async () => {
  await rollingBackServer.close()
  await server.close()
})

/** Procedures without a REST route. */
const inner = new Map(innerProcedures().map((procedure) => [procedure.name, procedure]))

const byName = new Map(restProcedures().map((procedure) => [procedure.name, procedure]))

/** Unknown ids: an admitted call fails with not found or with a missing value. */
const nothingThere = Object.fromEntries(
  ['id', 'groupId', 'userId', 'taskId', 'missionId', 'rewardId', 'memberId', 'invitationId', 'sessionId'].map(
    (name) => [name, unknownId],
  ),
)

async function codesOf(name: string, token: string, { url }: TestServer): Promise<string[]> {
  const procedure = byName.get(name)
  const ofWeb = inner.get(name)
  if (ofWeb) return [codeIn(await overTrpc({ url, token }, ofWeb, {}))]
  if (!procedure) return [await streamCode(`${url}/api${streamPaths[name] ?? '/user/notifications/stream'}`, token)]
  const caller = { url, token }
  const verdicts = await Promise.all([
    overTrpc(caller, procedure, nothingThere),
    overRest(caller, procedure, nothingThere),
  ])
  return verdicts.map(codeIn)
}

const streamPaths: Record<string, string> = { 'device.stream': '/device/stream', 'events.stream': '/user/events' }

async function streamCode(url: string, token: string): Promise<string> {
  const refused = await fetch(url, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } })
  if (refused.status !== 200) {
    const { error } = (await (
      await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as Outcome & {
      error: { message: string }
    }
    return error.message
  }
  const stream = await openStream(url, token)
  const first = await stream.next()
  stream.leave()
  return first?.event === 'count' ? 'ok' : 'nothing'
}

test('only these calls require a session', () => {
  const unlike = guarded.filter(({ name, needed }) => isClosed(name) !== (needed === undefined))
  expect(unlike.map(({ name }) => name)).toEqual([])
  expect(closed.calls.filter((call) => !guarded.some(({ name }) => name === call))).toEqual([])
})

test('queries need read scopes, and mutations need write scopes', () => {
  const wrong = guarded.filter(
    ({ type, needed }) =>
      needed?.some((scope) => scope.endsWith(':write') !== (type === 'mutation')) || needed?.length === 0,
  )
  expect(wrong).toEqual([])
})

describe.each(guarded)('$name', (call) => {
  const { name, needed } = call
  test('accepts tokens with its scopes, and changes nothing for others', async () => {
    for (const list of tooLittleFor(call)) {
      const codes = await codesOf(name, granted(list), server)
      expect([list, new Set(codes)]).toEqual([list, new Set(['notAuthorized'])])
    }
    if (!needed) return
    const reads = needed.every((scope) => scope.endsWith(':read'))
    for (const list of [...enoughFor(call), writing, ...(reads ? [reading] : [])]) {
      for (const code of await codesOf(name, granted(list), rollingBackServer)) {
        expect([list, code]).not.toEqual([list, expect.stringMatching(/^(notAuthorized|authenticationFailed)$/)])
      }
    }
  })
})

test('refused calls have changed nothing', async () => {
  expect(await digestOf(server.database)).toEqual(before)
})
