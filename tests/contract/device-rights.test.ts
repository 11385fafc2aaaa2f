import { appRouter, type ProcedureMeta } from '@questboard/api'
import { innerProcedures, restProcedures } from '@questboard/server/procedures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newChild } from '../support/children.ts'
import { newDevice } from '../support/device.ts'
import { digestOf } from '../support/digest.ts'
import { codeIn } from '../support/error-code.ts'
import { joinByInvitation, newGroup } from '../support/group.ts'
import { expectOk } from '../support/rest.ts'
import { rollingBackDatabase } from '../support/rolling-back-database.ts'
import { openStream } from '../support/stream.ts'
import { goodPassword, startTestServer, startTestServerOn, type TestServer } from '../support/test-server.ts'
import { type Outcome, overRest, overTrpc } from '../support/transports.ts'
import { unknownId } from '../support/unknown-id.ts'

/**
 * Every call on a shared device: by the device, by a leader who entered with a PIN, and by a child who entered. A new
 * procedure is closed to devices until its metadata names a right.
 */

type Actor = 'device' | 'leader' | 'child'

const actors: Actor[] = ['device', 'leader', 'child']

/** One server executes the calls that must be refused; the other, on the same data, rolls the others back. */
let server: TestServer
let rollingBackServer: TestServer
/** What the database holds before the calls. */
let before: Awaited<ReturnType<typeof digestOf>>
let tokens: Record<Actor, string>
let ids: Record<'group' | 'otherGroup' | 'leader' | 'child', string>
beforeAll(async () => {
  server = await startTestServer()
  rollingBackServer = await startTestServerOn(rollingBackDatabase(server.database))
  const home = await newGroup(server, { leaders: 1, members: 0 })
  const away = await newGroup(server, { members: 0 })
  const [leader] = home.leaders
  if (!leader) throw new Error('a group without its leader')
  // Both are in the other group, too.
  await joinByInvitation(away, home.creator)
  await expectOk(
    away.creator.send(`PATCH /groups/${away.id}/members/${await joinByInvitation(away, leader)}/promote-leader`),
  )
  const child = await newChild(leader, home.id)
  await expectOk(leader.send(`POST /groups/${away.id}/children/${child.id}/join`))
  await expectOk(leader.send('PUT /users/profile/pin', { password: goodPassword, pin: '2580', wall: 'pin' }))
  const device = await newDevice(server, home.creator, home.id)
  const otherDevice = await newDevice(server, home.creator, home.id)
  tokens = {
    device: device.token,
    leader: (await device.enter(leader.id, '2580')).token,
    child: (await otherDevice.enter(child.id)).token,
  }
  ids = { group: home.id, otherGroup: away.id, leader: leader.id, child: child.id }
  before = await digestOf(server.database)
})
afterAll(async () => {
  await rollingBackServer.close()
  await server.close()
})

const guarded = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { meta?: ProcedureMeta } }>,
)
  .filter(([, { _def }]) => _def.meta?.openapi?.protect !== false && !_def.meta?.open)
  .map(([name, { _def }]) => ({ name, right: _def.meta?.device, path: _def.meta?.openapi?.path ?? '' }))

/** Procedures without a REST route. */
const inner = new Map(innerProcedures().map((procedure) => [procedure.name, procedure]))

const byName = new Map(restProcedures().map((procedure) => [procedure.name, procedure]))

/** Own ids where the path names a group or a player, and unknown ones elsewhere. */
function inputFor(path: string, { group, user }: { group: string; user: string }): Record<string, string> {
  const unknown = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name as string, unknownId]))
  const [ofGroup] = /^\/groups\/\{(\w+)\}/.exec(path)?.slice(1) ?? []
  const [ofUser] = /\/users\/\{(\w+)\}/.exec(path)?.slice(1) ?? []
  return { ...unknown, ...(ofGroup && { [ofGroup]: group }), ...(ofUser && { [ofUser]: user }) }
}

async function codesOf(
  name: string,
  actor: Actor,
  input: Record<string, string>,
  { url }: TestServer,
): Promise<string[]> {
  const procedure = byName.get(name)
  const token = tokens[actor]
  const ofWeb = inner.get(name)
  if (ofWeb) return [codeIn(await overTrpc({ url, token }, ofWeb, input))]
  if (!procedure) return [await streamCode(`${url}/api${streamPaths[name] ?? '/user/notifications/stream'}`, token)]
  const caller = { url, token }
  return (await Promise.all([overTrpc(caller, procedure, input), overRest(caller, procedure, input)])).map(codeIn)
}

const streamPaths: Record<string, string> = { 'device.stream': '/device/stream', 'events.stream': '/user/events' }

async function streamCode(url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const refused = await fetch(url, { method: 'HEAD', headers })
  if (refused.status !== 200) return codeIn((await (await fetch(url, { headers })).json()) as Outcome)
  const stream = await openStream(url, token)
  const first = await stream.next()
  stream.leave()
  return first ? 'ok' : 'nothing'
}

const allows: Record<string, Actor[]> = { wall: ['device'], person: ['leader', 'child'], child: ['child'] }

const refusals = ['notAuthorized', 'authenticationFailed', 'expiredToken', 'notPartOfTheGroup', 'somethingWentWrong']

test('calls that need a leader, a guardian, an account or money name no right', () => {
  const open = guarded.flatMap(({ name, right }) => (right ? [name] : []))
  const closedDomains =
    /^(auth|children|devices|payments|generation|tokens|oauth|webhooks|push|calendar|transfer|rights|ledger|events|installation)\./
  expect(open.filter((name) => closedDomains.test(name))).toEqual([])
  expect(
    open.filter((name) => /(invite|promote|lower|sendGems|approve|archive|create)/i.test(name)).toSorted(),
  ).toEqual(['deeds.create', 'rewards.create', 'rewards.createMultiple', 'tasks.archive', 'tasks.create'])
})

describe.each(guarded)('$name', ({ name, right, path }) => {
  test.each(actors)('by the %s', async (actor) => {
    const user = actor === 'device' ? unknownId : ids[actor]
    const input = inputFor(path, { group: ids.group, user })
    const isOpen = right !== undefined && allows[right]?.includes(actor)
    if (!isOpen) {
      expect(new Set(await codesOf(name, actor, input, server))).toEqual(new Set(['notAuthorized']))
      return
    }
    for (const code of await codesOf(name, actor, input, rollingBackServer)) expect(refusals).not.toContain(code)
    if (/^\/groups\//.test(path)) {
      const elsewhere = inputFor(path, { group: ids.otherGroup, user })
      expect(new Set(await codesOf(name, actor, elsewhere, server))).toEqual(new Set(['notPartOfTheGroup']))
    }
    if (/\/users\/\{/.test(path)) {
      const ofAnother = inputFor(path, { group: ids.group, user: actor === 'child' ? ids.leader : ids.child })
      expect(new Set(await codesOf(name, actor, ofAnother, server))).toEqual(new Set(['notAuthorized']))
    }
  })
})

test('refused calls have changed nothing', async () => {
  expect(await digestOf(server.database)).toEqual(before)
})
