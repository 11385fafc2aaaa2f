import { sweepPayments } from '@questboard/api'
import type { Member } from '@questboard/api/groups/schema'
import { ledger, payments, reversals, users } from '@questboard/db/schema'
import { and, eq, inArray, ne } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkOpenPayments } from '../../../packages/api/src/payments/check-open.ts'
import { audit } from '../../support/audit.ts'
import { grant } from '../../support/grant.ts'
import { newGroup } from '../../support/group.ts'
import { gemsOf, newShop, sixHundred } from '../../support/shop.ts'
import { deliver } from '../../support/stripe.ts'
import type { Person } from '../../support/test-server.ts'

let shop: Awaited<ReturnType<typeof newShop>>
beforeAll(async () => {
  shop = await newShop()
})
afterAll(async () => {
  expect(await audit(shop.server.database)).toEqual([])
  await shop.close()
})

const accountOf = async ({ id }: Pick<Person, 'id'>) => {
  const [row] = await shop.server.database.queries
    .select({ gems: users.gems, owed: users.gemsOwed, held: users.gemsHeld })
    .from(users)
    .where(eq(users.id, id))
  return row
}

const movesOf = async ({ id }: Pick<Person, 'id'>) => {
  const rows = await shop.server.database.queries
    .select()
    .from(ledger)
    .where(and(eq(ledger.ownerId, id), eq(ledger.currency, 'gems'), ne(ledger.reason, 'welcome')))
    .orderBy(ledger.id)
  return rows.map(({ reason, amount }) => [reason, amount])
}

/** A user who has bought 600 gems for 6.99 and has 650. */
async function buyer(): Promise<{ person: Person; id: string }> {
  const person = await shop.server.person()
  const { id, event } = await shop.pay(person, sixHundred.id)
  expect((await deliver(shop.server.url, event)).status).toBe(200)
  return { person, id }
}

/** Sends gems to another user, so that they are spent. */
async function spend(person: Person, gems: number): Promise<void> {
  const { server } = shop
  await grant(server, person, { gems: -gems })
}

describe('a refund', () => {
  test('takes back the bought gems once, for repeated and different events', async () => {
    const { stripe, tell } = shop
    const { person, id } = await buyer()
    const refund = stripe.refund(id)
    const charge = { id: 'ch_1', object: 'charge', payment_intent: refund.payment_intent, amount_refunded: 699 }
    for (const [type, object] of [
      ['refund.created', { ...refund, status: 'pending' }],
      ['charge.refunded', charge],
      ['refund.updated', refund],
      ['charge.refund.updated', refund],
      ['refund.created', refund],
    ] as const) {
      expect(await tell(type, object)).toBe(200)
    }
    expect(await accountOf(person)).toEqual({ gems: 50, owed: 0, held: 0 })
    expect(await movesOf(person)).toEqual([
      ['gemsBought', 600],
      ['gemsTakenBack', -600],
    ])
    expect(await tell('checkout.session.completed', stripe.session(id))).toBe(200)
    expect(await gemsOf(person)).toBe(50)
  })

  test('of a part takes the same share, rounded down, until all is refunded', async () => {
    const { stripe, tell } = shop
    const { person, id } = await buyer()
    await tell('refund.created', stripe.refund(id, 100))
    expect(await gemsOf(person)).toBe(650 - 85)
    await tell('refund.created', stripe.refund(id, 1))
    expect(await gemsOf(person)).toBe(650 - 86)
    await tell('refund.created', stripe.refund(id, 598))
    expect(await gemsOf(person)).toBe(50)
  })

  test('that fails returns the gems', async () => {
    const { stripe, tell } = shop
    const { person, id } = await buyer()
    const refund = stripe.refund(id)
    await tell('refund.created', refund)
    await tell('refund.failed', { ...refund, status: 'failed' })
    expect(await gemsOf(person)).toBe(650)
    await tell('refund.created', refund)
    expect(await gemsOf(person)).toBe(650)
  })

  test('that arrives before its payment is deducted from it', async () => {
    const { server, stripe, pay, tell } = shop
    const person = await server.person()
    const { id, event } = await pay(person, sixHundred.id)
    await tell('refund.created', stripe.refund(id, 233))
    expect(await gemsOf(person)).toBe(50)
    await deliver(server.url, event)
    expect(await gemsOf(person)).toBe(50 + 400)
    expect(await movesOf(person)).toEqual([
      ['gemsBought', 600],
      ['gemsTakenBack', -200],
    ])
  })

  test('of spent gems becomes a debt, paid by any later gems', async () => {
    const { server, stripe, pay, tell } = shop
    const { person, id } = await buyer()
    await spend(person, 600)
    await tell('refund.created', stripe.refund(id))
    expect(await accountOf(person)).toEqual({ gems: 0, owed: 550, held: 0 })

    const { creator, members, ...group } = await newGroup(server)
    await grant(server, person, { gems: 30 })
    expect(await accountOf(person)).toEqual({ gems: 0, owed: 520, held: 0 })
    await grant(server, creator, { gems: 100 })
    const otherMember = members[0]
    if (!otherMember) throw new Error('a group of one')
    await server.database.queries.update(users).set({ gemsOwed: 40 }).where(eq(users.id, otherMember.id))
    const had = await gemsOf(otherMember)
    const list = await creator.send<Member[]>(`GET /groups/${group.id}/members`)
    const membership = list.result.find(({ userId }) => userId === otherMember.id)?.id
    const sent = await creator.send(`PATCH /groups/${group.id}/members/${membership}/send-gems`, { gems: 60 })
    expect(sent.status).toBe(200)
    expect(await accountOf(otherMember)).toEqual({ gems: had + 20, owed: 0, held: 0 })

    const { event } = await pay(person, sixHundred.id)
    await deliver(server.url, event)
    expect(await accountOf(person)).toEqual({ gems: 80, owed: 0, held: 0 })
    expect((await movesOf(person)).slice(-3)).toEqual([
      ['gemsOwed', -30],
      ['gemsBought', 600],
      ['gemsOwed', -520],
    ])
  })

  test('does not take gems that are held', async () => {
    const { server, stripe, tell } = shop
    const { person, id } = await buyer()
    await server.database.queries.update(users).set({ gemsHeld: 20 }).where(eq(users.id, person.id))
    await spend(person, 630)
    await tell('refund.created', stripe.refund(id))
    expect(await accountOf(person)).toEqual({ gems: 20, owed: 600, held: 20 })
    await grant(server, person, { gems: 7 })
    expect(await accountOf(person)).toEqual({ gems: 20, owed: 593, held: 20 })
    await server.database.queries.update(users).set({ gemsHeld: 0 }).where(eq(users.id, person.id))
  })
})

describe('a dispute', () => {
  test('takes the gems back; when won, they return and the debt is cancelled', async () => {
    const { stripe, tell } = shop
    const { person, id } = await buyer()
    await spend(person, 150)
    const dispute = stripe.dispute(id)
    await tell('charge.dispute.created', { ...dispute, status: 'warning_needs_response' })
    expect(await gemsOf(person)).toBe(500)
    await tell('charge.dispute.funds_withdrawn', dispute)
    expect(await accountOf(person)).toEqual({ gems: 0, owed: 100, held: 0 })
    await tell('charge.dispute.closed', { ...dispute, status: 'won' })
    expect(await accountOf(person)).toEqual({ gems: 500, owed: 0, held: 0 })
    await tell('charge.dispute.created', dispute)
    expect(await gemsOf(person)).toBe(500)
  })

  test('a lost dispute keeps them away, and with a refund no more is taken than was bought', async () => {
    const { stripe, tell } = shop
    const { person, id } = await buyer()
    const dispute = stripe.dispute(id)
    await tell('charge.dispute.created', dispute)
    await tell('refund.created', stripe.refund(id, 300))
    await tell('charge.dispute.closed', { ...dispute, status: 'lost' })
    expect(await accountOf(person)).toEqual({ gems: 50, owed: 0, held: 0 })
  })
})

test('a refund whose payment is not there is deleted after sixty days', async () => {
  const { server, stripe, begin, tell } = shop
  const { person, id } = await buyer()
  const unpaid = await begin(person, sixHundred.id)
  const refunds = [stripe.refund(id, 100), stripe.refund(unpaid)]
  for (const refund of refunds) expect(await tell('refund.created', refund)).toBe(200)
  const ids = refunds.map((refund) => refund.id)
  const kept = async () => {
    const rows = await server.database.queries.select().from(reversals).where(inArray(reversals.id, ids))
    return rows.map((row) => row.id).toSorted()
  }
  const before = server.clock.now()
  server.clock.advance({ days: 59 })
  await sweepPayments(server.services)
  expect(await kept()).toEqual(ids.toSorted())
  server.clock.advance({ days: 1 })
  await sweepPayments(server.services)
  expect(await kept()).toEqual(ids.slice(0, 1))
  server.clock.set(before.toISOString())
})

test("any order and repetition of a payment's events has the same result", async () => {
  const { server, stripe, begin, tell } = shop
  const numbers = fc.array(fc.nat(6), { minLength: 0, maxLength: 4 })
  const orders = fc.tuple(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }), numbers)
  await fc.assert(
    fc.asyncProperty(orders, fc.boolean(), async ([order, again], atOnce) => {
      const person = await server.person()
      const id = await begin(person, sixHundred.id)
      const paid = { ...stripe.pay(id) }
      const [half, failing, dispute] = [stripe.refund(id, 233), stripe.refund(id, 400), stripe.dispute(id)]
      const events: [string, object][] = [
        ['checkout.session.completed', paid],
        ['checkout.session.expired', { ...paid, status: 'expired', payment_status: 'unpaid', payment_intent: null }],
        ['refund.created', { ...half, status: 'pending' }],
        ['refund.created', failing],
        ['refund.failed', { ...failing, status: 'failed' }],
        ['charge.dispute.created', dispute],
        ['charge.dispute.closed', { ...dispute, status: 'won' }],
      ]
      const sending = [...order, ...again].map((which) => () => tell(...(events[which] as [string, object])))
      const statuses: number[] = []
      if (atOnce) statuses.push(...(await Promise.all(sending.map((send) => send()))))
      else for (const send of sending) statuses.push(await send())
      expect(new Set(statuses)).toEqual(new Set([200]))
      expect(await accountOf(person)).toEqual({ gems: 450, owed: 0, held: 0 })
      const [row] = await server.database.queries.select().from(payments).where(eq(payments.sessionId, id))
      expect(row).toMatchObject({ status: 'paid', gemsReversed: 200 })
      expect((await movesOf(person)).filter(([reason]) => reason === 'gemsBought')).toHaveLength(1)
    }),
    { numRuns: 40, seed: 20261120 },
  )
}, 60_000)

test('purchases and refunds work on the embedded engine', async () => {
  const { server, stripe, pay, tell, close } = await newShop({ engine: 'embedded' })
  const person = await server.person()
  const { id, event } = await pay(person, sixHundred.id)
  for (const _ of [1, 2]) expect((await deliver(server.url, event)).status).toBe(200)
  expect(await gemsOf(person)).toBe(650)
  await grant(server, person, { gems: -600 })
  expect(await tell('refund.created', stripe.refund(id))).toBe(200)
  expect(await gemsOf(person)).toBe(0)
  await grant(server, person, { gems: 560 })
  expect(await gemsOf(person)).toBe(10)
  await checkOpenPayments(server.services)
  expect(await audit(server.database)).toEqual([])
  await close()
}, 60_000)
