import { eraseAccounts } from '@questboard/api'
import type { Member } from '@questboard/api/groups/schema'
import type { Exported } from '@questboard/api/privacy/schema'
import { handOvers } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf } from '../../packages/api/src/kernel/secrets/hash.ts'
import { audit } from '../support/audit.ts'
import { type Childhood, childActs, newChildhood, playChildhood } from '../support/child-scenario.ts'
import { differences } from '../support/differences.ts'
import { expectOk } from '../support/rest.ts'
import { goodPassword, startTestServer, type TestServer } from '../support/test-server.ts'
import { tracesOf } from '../support/traces.ts'

/** Random lives of children in two groups, which end by a hand-over or by erasure. */
const lives = Number(process.env.CHILD_LIVES ?? 6)
const seed = Number(process.env.SEED ?? 20_260_310)
const scripts = fc.sample(childActs, { seed, numRuns: lives * 2 })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  expect(await audit(server.database)).toEqual([])
  await server.close()
})

async function newLife(place: number): Promise<Childhood> {
  const childhood = await newChildhood(server, `Zornitsa ${place} ${crypto.randomUUID()}`)
  await playChildhood(server, childhood, scripts[place] ?? [])
  return childhood
}

/** The token of an offer to the child, as its e-mail would contain it. */
async function offerTo({ guardian, child }: Childhood): Promise<string> {
  await expectOk(guardian.send(`POST /children/${child.id}/hand-over`, { email: `${crypto.randomUUID()}@example.org` }))
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.slice(0, 43)
  await server.database.queries
    .update(handOvers)
    .set({ tokenHash: hashOf(token) })
    .where(eq(handOvers.childId, child.id))
  return token
}

/** What a hand-over ends or answers: the e-mail with its link need not be sent any more, and attempts are counted. */
const ending = [
  'device_sessions',
  'email_outbox',
  'guardianships',
  'hand_overs',
  'notifications',
  'pin_attempts',
  'pins',
  'rate_limits',
]

test.each(scripts.slice(0, lives).map((_, place) => [place]))(
  'a hand-over keeps every row but credentials and guardians (life %i)',
  async (place) => {
    const childhood = await newLife(place)
    const { child, guardian, home } = childhood
    const token = await offerTo(childhood)
    const members = () => expectOk(guardian.send<Member[]>(`GET /groups/${home.id}/members`))
    const before = (await members()).find(({ userId }) => userId === child.id)
    const about = { token, password: goodPassword, passwordConfirmation: goodPassword, birthDate: '2000-01-01' }
    const changed = await differences(server.database, () => expectOk(server.send('POST /auth/hand-over', about)))

    const gone = Object.keys(changed).filter((table) => (changed[table]?.gone.length ?? 0) > 0)
    expect(gone.filter((table) => !ending.includes(table))).toEqual(['users'])
    expect(changed.users?.gone).toHaveLength(1)
    const [was, is] = [changed.users?.gone[0], changed.users?.added[0]].map((row) => JSON.parse(row ?? '{}'))
    const fields = Object.keys(is).filter((field) => JSON.stringify(is[field]) !== JSON.stringify(was[field]))
    expect(fields.toSorted()).toEqual(['activated_at', 'email', 'gems', 'managed', 'password_hash'])
    expect(is.id).toBe(child.id)
    const after = (await members()).find(({ userId }) => userId === child.id)
    expect(after).toEqual({ ...before, managed: false, guardians: [] })
  },
)

test.each(scripts.slice(lives).map((_, place) => [lives + place]))(
  "export, then erase: no row names the child outside the ledger's bare ids (life %i)",
  async (place) => {
    const childhood = await newLife(place)
    const { child, guardian, names } = childhood
    const exported = await expectOk(guardian.send<Exported>(`GET /children/${child.id}/export`))
    expect(names).toContain(exported.profile.name)
    // It did live: many columns know it.
    expect((await tracesOf(server.database, [child.id])).length).toBeGreaterThan(10)

    await expectOk(guardian.send(`POST /children/${child.id}/deletion`, { password: goodPassword }))
    server.clock.advance({ days: 31 })
    await eraseAccounts(server.services)

    // Each name begins with the first one.
    expect(await tracesOf(server.database, names.slice(0, 1))).toEqual([])
    const named = await tracesOf(server.database, [child.id])
    expect(named.filter((place) => !/^ledger\.(user_id|by_user_id)$/.test(place))).toEqual([])
  },
)
