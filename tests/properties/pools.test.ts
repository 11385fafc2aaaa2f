import { ledger, memberships, pools, promises } from '@questboard/db/schema'
import { and, eq, inArray, isNotNull, ne, sum } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '../../packages/api/src/ledger/reconcile.ts'
import { audit } from '../support/audit.ts'
import { grantRubies } from '../support/grant-rubies.ts'
import { type InGroup, newGroup, type TestGroup } from '../support/group.ts'
import { expectOk } from '../support/rest.ts'
import type { Call, TestServer } from '../support/test-server.ts'
import { onServer, twoServers } from '../support/two-servers.ts'

/**
 * Random interleavings on two servers of earning, spending, giving and cancelling rewards, saving together, refunds,
 * leaving and deleting. Rubies of memberships and pools are neither made nor lost: they change only by earning,
 * spending and closing rows.
 */
const sequences = Number(process.env.POOL_SEQUENCES ?? 25)
const seed = Number(process.env.SEED ?? 20_260_310)

let servers: Awaited<ReturnType<typeof twoServers>>
let server: TestServer
beforeAll(async () => {
  servers = await twoServers()
  server = servers.first
})
afterAll(() => servers.close())

const kinds = [
  ...(['earn', 'spend', 'contribute', 'contribute', 'contribute', 'withdraw', 'make', 'price'] as const),
  ...(['redeem', 'undo', 'cancel', 'remove', 'leave', 'members', 'spend', 'give', 'cancelFor', 'giveBack'] as const),
  // Rewards must not leave too little to save.
  ...(['contribute', 'contribute', 'contribute'] as const),
]

interface Act {
  kind: (typeof kinds)[number]
  who: number
  pool: number
  amount: number
}

const anAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(7),
  pool: fc.nat(7),
  amount: fc.integer({ min: 1, max: 25 }),
})

/** Acts of one step run at the same time. */
const aScript = fc.array(fc.array(anAct, { minLength: 1, maxLength: 4 }), { minLength: 12, maxLength: 20 })

class Household {
  readonly group: TestGroup
  readonly reward: string
  members: InGroup[]
  pools: string[] = []
  turn = 0

  constructor(group: TestGroup, reward: string) {
    this.group = group
    this.reward = reward
    this.members = [...group.leaders, ...group.members]
  }

  /** Alternates between the servers. */
  send(by: InGroup, call: string, body: object = {}) {
    this.turn += 1
    return (this.turn % 2 ? by : onServer(servers.second, by)).send<{ id: string }>(call as Call, body)
  }

  /** Gives or cancels one of the redeemed rewards that are owed. */
  async answer(by: InGroup, how: 'give' | 'cancel', pick: number): Promise<void> {
    const path = `/groups/${this.group.id}/promises`
    const { status, result } = await by.send<{ id: string }[]>(`GET ${path}?status=owed` as Call)
    const picked = status === 200 ? result[pick % Math.max(1, result.length)] : undefined
    if (picked) await this.send(by, `POST ${path}/${picked.id}/${how}`)
  }

  async act({ kind, who, pool, amount }: Act): Promise<void> {
    const { id, creator } = this.group
    const leader = who % 2 ? creator : (this.group.leaders[0] as InGroup)
    const member = this.members[who % this.members.length] as InGroup
    const path = `/groups/${id}/pools`
    const poolPath = `${path}/${this.pools[pool % Math.max(1, this.pools.length)]}`
    switch (kind) {
      case 'earn':
        if (this.members.includes(member)) await grantRubies(server, id, member, amount).catch(() => {})
        return
      case 'spend':
        await this.send(member, `POST /groups/${id}/rewards/${this.reward}/redeem`)
        return
      case 'give':
      case 'cancelFor':
        await this.answer(leader, kind === 'give' ? 'give' : 'cancel', pool)
        return
      case 'giveBack':
        await this.answer(member, 'cancel', pool)
        return
      case 'contribute':
      case 'withdraw':
        await this.send(member, `POST ${poolPath}/${kind}`, { ruby: amount })
        return
      case 'make': {
        const { status, result } = await this.send(leader, `POST ${path}`, { name: 'Bike', ruby: amount * 2 })
        if (status === 200) this.pools.push(result.id)
        return
      }
      case 'price':
        await this.send(leader, `PUT ${poolPath}`, { name: 'Bike', notes: '', ruby: amount * 2 })
        return
      case 'members':
        await this.send(leader, `PUT ${poolPath}`, { name: 'Bike', notes: '', ruby: 60, members: [member.id] })
        return
      case 'remove':
        if (amount > 12) return
        await this.send(leader, `DELETE ${poolPath}`)
        this.pools = this.pools.filter((pool) => !poolPath.endsWith(pool))
        return
      case 'leave':
        if (amount > 8 || this.members.length < 3) return
        await this.send(member, `DELETE /groups/${id}/members/${member.memberId}`)
        this.members = this.members.filter((otherMember) => otherMember !== member)
        return
      default:
        await this.send(leader, `POST ${poolPath}/${kind}`)
    }
  }
}

/** What all movements but those between memberships and pools add up to, and what is there. */
async function totals() {
  const { queries } = server.database
  const between = new Set(['poolContributed', 'poolWithdrawn', 'poolRefunded', 'poolFilled', 'poolReturned'])
  const [rows, [held], [saved]] = await Promise.all([
    queries.select().from(ledger).where(eq(ledger.currency, 'ruby')),
    queries.select({ ruby: sum(memberships.ruby) }).from(memberships),
    queries.select({ ruby: sum(pools.saved) }).from(pools),
  ])
  const moved = rows.reduce((total, row) => (between.has(row.reason) ? total : total + row.amount), 0)
  const within = rows.reduce((total, row) => (between.has(row.reason) ? total + row.amount : total), 0)
  return { moved, within, there: Number(held?.ruby ?? 0) + Number(saved?.ruby ?? 0) }
}

/** What was spent on rewards, less what was returned, is the price of those that were not cancelled. */
async function expectPaid(groupId: string): Promise<void> {
  const { queries } = server.database
  const [[spent], [promised]] = await Promise.all([
    queries
      .select({ ruby: sum(ledger.amount) })
      .from(ledger)
      .where(and(eq(ledger.groupId, groupId), inArray(ledger.reason, ['groupRewardRedeemed', 'groupRewardReturned']))),
    queries
      .select({ ruby: sum(promises.ruby) })
      .from(promises)
      .where(and(eq(promises.groupId, groupId), ne(promises.status, 'cancelled'))),
  ])
  expect(Number(promised?.ruby ?? 0) + Number(spent?.ruby ?? 0)).toBe(0)
}

async function expectConserved(): Promise<void> {
  const { moved, within, there } = await totals()
  expect(within).toBe(0)
  expect(there).toBe(moved)
  expect(await audit(server.database)).toEqual([])
  expect(await reconcile(server.services)).toEqual([])
}

test(`${sequences} random households neither make nor lose rubies`, { timeout: 300_000 }, async () => {
  for (const script of fc.sample(aScript, { seed, numRuns: sequences })) {
    const group = await newGroup(server, { leaders: 1, members: 3 })
    const reward = { name: 'Cinema', ruby: 7, type: 'constant', assignedUsers: group.members.map(({ id }) => id) }
    const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/rewards`, reward))
    const household = new Household(group, id)
    await household.act({ kind: 'make', who: 1, pool: 0, amount: 60 })
    for (const member of household.members) await grantRubies(server, group.id, member, 40)
    for (const step of script) await Promise.all(step.map((act) => household.act(act)))
    await expectConserved()
    await expectPaid(group.id)
    await expectOk(group.creator.send(`DELETE /groups/${group.id}`))
    await expectConserved()
  }
  // Rewards were really cancelled.
  const returned = await server.database.queries.select().from(ledger).where(eq(ledger.reason, 'groupRewardReturned'))
  expect(returned.length).toBeGreaterThan(0)
  // The runs have really saved.
  const filled = await server.database.queries.select().from(ledger).where(isNotNull(ledger.poolId))
  expect(filled.length, 'movements of pools').toBeGreaterThan(sequences * 4)
})
