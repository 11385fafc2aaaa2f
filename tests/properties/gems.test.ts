import { gemLots, ledger, users } from '@questboard/db/schema'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../support/audit.ts'
import { auditGemLots } from '../support/gem-lots.ts'
import { grant } from '../support/grant.ts'
import { type InGroup, newGroup, type TestGroup } from '../support/group.ts'
import { beginToBuy, hundred } from '../support/shop.ts'
import { deliver, type StripeStandIn, startStripe } from '../support/stripe.ts'
import { onServer, twoServers } from '../support/two-servers.ts'

/**
 * Random purchases, transfers, spending, refunds and disputes among four players on two servers, in sequence and in
 * parallel.
 */
const runs = Number(process.env.SEQUENCES ?? 40)
const seed = Number(process.env.SEED ?? 20_261_123)

let stripe: StripeStandIn
let servers: Awaited<ReturnType<typeof twoServers>>
beforeAll(async () => {
  stripe = await startStripe({ timeout: 20_000 })
  servers = await twoServers({ outside: { stripe: stripe.settings } })
  stripe.clock = servers.first.clock
})
afterAll(async () => {
  await servers.close()
  await stripe.close()
})

const who = fc.nat(3)
const which = fc.nat(5)
const act = fc.oneof(
  fc.record({ act: fc.constant('buy'), who }),
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('send'), who, to: who, gems: fc.integer({ min: 1, max: 120 }) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('spend'), who, gems: fc.integer({ min: 1, max: 150 }) }) },
  fc.record({ act: fc.constant('earn'), who, gems: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ act: fc.constant('refund'), which, amount: fc.integer({ min: 1, max: 199 }) }),
  fc.record({ act: fc.constant('dispute'), which }),
  fc.record({ act: fc.constant('win'), which }),
)
/** Parallel actions, after this many days. */
const step = fc.record({ days: fc.constantFrom(0, 0, 1, 14), acts: fc.array(act, { minLength: 1, maxLength: 4 }) })

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

class GemsRun {
  readonly payments: string[] = []
  readonly players: InGroup[]
  private readonly group: TestGroup

  constructor(group: TestGroup) {
    this.group = group
    this.players = [group.creator, ...group.leaders]
  }

  /** Skips actions that are not possible. */
  async do(given: Act, place: number): Promise<void> {
    const server = place % 2 ? servers.first : servers.second
    const deliverEvent = async (type: string, object: object) =>
      expect((await deliver(server.url, stripe.event(type, object))).status).toBe(200)
    const payment = 'which' in given ? this.payments[given.which] : undefined
    const player = this.players['who' in given ? given.who : 0] as InGroup
    if (given.act === 'buy') {
      const id = await beginToBuy(onServer(server, player), hundred.id)
      this.payments.push(id)
      await deliverEvent('checkout.session.completed', stripe.pay(id))
    }
    if ('to' in given && given.to !== given.who) {
      const { memberId } = this.players[given.to] as InGroup
      const call = `PATCH /groups/${this.group.id}/members/${memberId}/send-gems` as const
      const { status, error } = await onServer(server, player).send(call, { gems: given.gems })
      if (status !== 200) expect(['notEnoughGemsToSend', 'tooManyItems']).toContain(error.message)
    }
    if (given.act === 'spend' && 'gems' in given) await grant(server, player, { gems: -given.gems })
    if (given.act === 'earn' && 'gems' in given) await grant(server, player, { gems: given.gems })
    if (payment === undefined) return
    if ('amount' in given) await deliverEvent('refund.created', stripe.refund(payment, given.amount))
    const dispute = stripe.dispute(payment)
    if (given.act === 'dispute') await deliverEvent('charge.dispute.funds_withdrawn', dispute)
    if (given.act === 'win') await deliverEvent('charge.dispute.closed', { ...dispute, status: 'won' })
  }
}

/** No gem is created or lost: granted minus spent and reversed equals balances minus debts. */
async function sums(players: readonly InGroup[]): Promise<{ have: number; came: number }> {
  const { queries } = servers.first.database
  const ids = players.map(({ id }) => id)
  const [accounts, rows, lots] = await Promise.all([
    queries.select().from(users).where(inArray(users.id, ids)),
    queries
      .select()
      .from(ledger)
      .where(and(inArray(ledger.ownerId, ids), eq(ledger.currency, 'gems'))),
    queries.select().from(gemLots).where(inArray(gemLots.userId, ids)),
  ])
  const outside = rows.filter(
    ({ reason }) => !['gemsSent', 'gemsReceived', 'gemsTakenBack', 'gemsOwed'].includes(reason),
  )
  const reversed = lots.reduce((sum, lot) => sum + lot.reversed, 0)
  return {
    have: accounts.reduce((sum, { gems, gemsOwed }) => sum + gems - gemsOwed, 0),
    came: outside.reduce((sum, { amount }) => sum + amount, 0) - reversed,
  }
}

/** The most gems that a player received in 30 days that were not bought. */
async function mostReceived({ id }: InGroup): Promise<number> {
  const { queries } = servers.first.database
  const gifts = await queries
    .select()
    .from(gemLots)
    .where(and(eq(gemLots.userId, id), eq(gemLots.kind, 'gift')))
    .orderBy(asc(gemLots.createdAt))
  const unbought = gifts.filter(({ paymentId }) => paymentId === null)
  const month = 30 * 24 * 60 * 60 * 1000
  return Math.max(
    0,
    ...unbought.map(({ createdAt: until }) =>
      unbought
        .filter(({ createdAt: at }) => at <= until && until.getTime() - at.getTime() < month)
        .reduce((sum, { amount }) => sum + amount, 0),
    ),
  )
}

test('no gem is created or lost, debts are settled, and the limit of received gems holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const play = new GemsRun(await newGroup(servers.first, { leaders: 3, members: 0 }))
      for (const { days, acts } of steps) {
        servers.first.clock.advance({ days })
        servers.second.clock.set(servers.first.clock.now())
        // A session expires 30 days after its last request.
        await Promise.all(play.players.map((player) => player.send('GET /user/gems')))
        await Promise.all(acts.map((givenAct, place) => play.do(givenAct, place)))
      }
      const { have, came } = await sums(play.players)
      expect(have).toBe(came)
      for (const player of play.players) expect(await mostReceived(player)).toBeLessThanOrEqual(100)
      expect(await auditGemLots(servers.first.database)).toEqual([])
      expect(await audit(servers.first.database)).toEqual([])
      // No player has both free gems and a debt.
      const inDebt = await servers.first.database.queries
        .select()
        .from(users)
        .where(and(lt(users.gemsHeld, users.gems), lt(users.gemsHeld, users.gemsOwed)))
      expect(inDebt).toEqual([])
    }),
    { numRuns: runs, seed, endOnFailure: true },
  )
}, 300_000)
