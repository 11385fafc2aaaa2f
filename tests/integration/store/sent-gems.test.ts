import { gemLots, ledger, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { post } from '../../../packages/api/src/ledger/post.ts'
import { audit } from '../../support/audit.ts'
import { auditGemLots } from '../../support/gem-lots.ts'
import { grant } from '../../support/grant.ts'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { beginToBuy, gemsOf, hundred } from '../../support/shop.ts'
import { deliver, type StripeStandIn, startStripe } from '../../support/stripe.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

let stripe: StripeStandIn
let servers: Awaited<ReturnType<typeof twoServers>>
let group: TestGroup
let people: [InGroup, InGroup, InGroup, InGroup]
beforeAll(async () => {
  stripe = await startStripe({ timeout: 20_000 })
  servers = await twoServers({ outside: { stripe: stripe.settings } })
  stripe.clock = servers.first.clock
})
beforeEach(async () => {
  group = await newGroup(servers.first, { leaders: 3, members: 0 })
  people = [group.creator, ...group.leaders] as typeof people
})
afterAll(async () => {
  expect(await audit(servers.first.database)).toEqual([])
  expect(await auditGemLots(servers.first.database)).toEqual([])
  await servers.close()
  await stripe.close()
})

function pass(days: number): void {
  servers.first.clock.advance({ hours: 24 * days })
  servers.second.clock.set(servers.first.clock.now())
}

const send = (from: InGroup, to: InGroup, gems: number, { url } = servers.first) =>
  onServer({ url }, from).send(`PATCH /groups/${group.id}/members/${to.memberId}/send-gems`, { gems })

const outcome = async (sending: ReturnType<typeof send>) => {
  const { status, error } = await sending
  return status === 200 ? 'sent' : error.message
}

async function buy(person: InGroup, quantity = 1): Promise<string> {
  const id = await beginToBuy(person, hundred.id, quantity)
  await deliver(servers.first.url, stripe.event('checkout.session.completed', stripe.pay(id)))
  return id
}

const chargeBack = async (id: string, { url } = servers.first) =>
  (await deliver(url, stripe.event('charge.dispute.funds_withdrawn', stripe.dispute(id)))).status

const accountOf = async ({ id }: InGroup) => {
  const [row] = await servers.first.database.queries
    .select({ gems: users.gems, owed: users.gemsOwed })
    .from(users)
    .where(eq(users.id, id))
  return [row?.gems, row?.owed]
}

describe('gems that were not bought', () => {
  test('can be received up to 100 in 30 days, from all senders together', async () => {
    const [ani, ivo, mia, leo] = people
    expect(await outcome(send(ani, leo, 50))).toBe('sent')
    expect(await outcome(send(ivo, leo, 50))).toBe('sent')
    pass(10)
    expect(await outcome(send(mia, leo, 1))).toBe('tooManyItems')
    expect([await gemsOf(mia), await gemsOf(leo)]).toEqual([50, 150])
    pass(19)
    expect(await outcome(send(mia, leo, 1))).toBe('tooManyItems')
    pass(1)
    expect(await outcome(send(mia, leo, 1))).toBe('sent')
  })

  test('do not count as received when granted on registration or by an operator', async () => {
    const [ani, ivo] = people
    await grant(servers.first, ani, { gems: 500 })
    expect(await outcome(send(ivo, ani, 50))).toBe('sent')
    expect(await outcome(send(ani, ivo, 100))).toBe('sent')
  })
})

describe('bought gems', () => {
  test('can be sent 14 days after the payment, without a limit', async () => {
    const [ani, ivo] = people
    await buy(ani, 3)
    pass(13)
    expect(await outcome(send(ani, ivo, 51))).toBe('notEnoughGemsToSend')
    expect(await ani.send('GET /user/gems')).toMatchObject({
      result: { gems: 350, sendable: 50, next: { gems: 300 } },
    })
    pass(1)
    expect(await outcome(send(ani, ivo, 350))).toBe('sent')
    expect(await ani.send('GET /user/gems')).toMatchObject({ result: { gems: 0, sendable: 0, next: null } })
    expect(await gemsOf(ivo)).toBe(400)
  })

  test('are complete when a chargeback comes before', async () => {
    const [ani, ivo] = people
    const payment = await buy(ani)
    await send(ani, ivo, 50)
    expect(await chargeBack(payment)).toBe(200)
    expect([await accountOf(ani), await accountOf(ivo)]).toEqual([
      [0, 0],
      [100, 0],
    ])
  })

  test('are taken from the player who has them, and become a debt where they were spent', async () => {
    const [ani, ivo, mia, leo] = people
    const payment = await buy(ani, 4)
    pass(14)
    await send(ani, ivo, 200)
    await send(ivo, mia, 120)
    await send(ivo, leo, 20)
    await grant(servers.first, mia, { gems: -170 })
    expect(await accountOf(ivo)).toEqual([50 + 60, 0])
    expect(await chargeBack(payment)).toBe(200)
    expect(await Promise.all(people.map(accountOf))).toEqual([
      [0, 0],
      [50, 0],
      [0, 70],
      [50, 0],
    ])
  })

  test('return to the same players after a won dispute', async () => {
    const [ani, ivo] = people
    const payment = await buy(ani)
    pass(14)
    await send(ani, ivo, 150)
    await grant(servers.first, ivo, { gems: -180 })
    const dispute = stripe.dispute(payment)
    const deliverEvent = (type: string, object: object) => deliver(servers.first.url, stripe.event(type, object))
    await deliverEvent('charge.dispute.funds_withdrawn', dispute)
    expect([await accountOf(ani), await accountOf(ivo)]).toEqual([
      [0, 0],
      [0, 80],
    ])
    await deliverEvent('charge.dispute.closed', { ...dispute, status: 'won' })
    expect([await accountOf(ani), await accountOf(ivo)]).toEqual([
      [0, 0],
      [20, 0],
    ])
  })

  test('of an erased account become a debt of the buyer', async () => {
    const [ani, ivo] = people
    const payment = await buy(ani)
    pass(14)
    await send(ani, ivo, 150)
    await servers.first.database.queries.delete(users).where(eq(users.id, ivo.id))
    expect(await chargeBack(payment)).toBe(200)
    expect(await accountOf(ani)).toEqual([0, 100])
    // The ledger of the rest of this server is checked.
    await servers.first.database.queries.delete(ledger).where(eq(ledger.ownerId, ivo.id))
  })
})

test('the database refuses a movement that does not match the lots', async () => {
  const [ani] = people
  const { clock, database } = servers.first
  const line = { currency: 'gems', amount: 5, reason: 'welcome', reference: crypto.randomUUID() } as const
  const moving = database.transaction(async (tx) => {
    await post(tx, clock, ani.id, [line])
    await tx.delete(gemLots).where(eq(gemLots.userId, ani.id))
  })
  await expect(moving).rejects.toThrow(/are not the gems of the balance/)
  expect(await accountOf(ani)).toEqual([50, 0])
})

describe('in parallel on two servers', () => {
  test('ten sends of the same gems send them once', async () => {
    const [ani, ivo, mia] = people
    const { first: server, second } = servers
    const sends = Array.from({ length: 10 }, (_, place) =>
      outcome(send(ani, place % 2 ? ivo : mia, 30, place % 3 ? server : second)),
    )
    expect((await Promise.all(sends)).toSorted()).toEqual([...Array(9).fill('notEnoughGemsToSend'), 'sent'])
    expect(await gemsOf(ani)).toBe(20)
  })

  test('three senders to one player stop at 100', async () => {
    const [ani, ivo, mia, leo] = people
    const { first: server, second } = servers
    const sends = [ani, ivo, mia].flatMap((who) => [server, second].map((each) => outcome(send(who, leo, 25, each))))
    const outcomes = await Promise.all(sends)
    expect(outcomes.filter((result) => result === 'sent')).toHaveLength(4)
    expect(outcomes.filter((result) => result === 'tooManyItems')).toHaveLength(2)
    expect(await gemsOf(leo)).toBe(150)
  })

  test('a chargeback finds gems that are being sent on', async () => {
    const { first: server, second } = servers
    for (let round = 0; round < 5; round++) {
      group = await newGroup(server, { leaders: 3, members: 0 })
      const [ani, ivo, mia, leo] = [group.creator, ...group.leaders] as typeof people
      const payment = await buy(ani, 2)
      pass(14)
      await send(ani, ivo, 120)
      const [status] = await Promise.all([
        chargeBack(payment, round % 2 ? server : second),
        send(ani, mia, 100, second),
        send(ivo, mia, 70, server),
        send(ivo, leo, 60, second),
        send(mia, ivo, 50, server),
      ])
      expect(status).toBe(200)
      const accounts = await Promise.all([ani, ivo, mia, leo].map(accountOf))
      const [have, owe] = [0, 1].map((part) => accounts.reduce((sum, account) => sum + (account[part] ?? 0), 0))
      expect([(have ?? 0) - (owe ?? 0)]).toEqual([200])
    }
  })
})
