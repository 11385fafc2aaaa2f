import { payments } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkOpenPayments } from '../../../packages/api/src/payments/check-open.ts'
import { audit } from '../../support/audit.ts'
import { beginToBuy, gemsOf, hundred, sixHundred } from '../../support/shop.ts'
import { deliver, type StripeStandIn, startStripe } from '../../support/stripe.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

let stripe: StripeStandIn
let servers: Awaited<ReturnType<typeof twoServers>>
beforeAll(async () => {
  stripe = await startStripe({ timeout: 20_000 })
  servers = await twoServers({ outside: { stripe: stripe.settings } })
  stripe.clock = servers.first.clock
})
afterAll(async () => {
  expect(await audit(servers.first.database)).toEqual([])
  await servers.close()
  await stripe.close()
})

test('thirty parallel deliveries to two polling servers credit once', async () => {
  const { first: server, second } = servers
  const person = await server.person()
  const id = await beginToBuy(person, sixHundred.id, 2)
  const paid = stripe.pay(id)
  const events = Array.from({ length: 30 }, (_, place) =>
    stripe.event(
      place % 2 === 0 ? 'checkout.session.completed' : 'checkout.session.async_payment_succeeded',
      place % 5 === 4 ? { ...paid, status: 'expired', payment_status: 'unpaid' } : paid,
    ),
  )
  server.clock.advance({ minutes: 5 })
  second.clock.set(server.clock.now())
  const answers = await Promise.all([
    ...events.map((event, place) => deliver([server, second][place % 2]?.url ?? '', event)),
    checkOpenPayments(server.services),
    checkOpenPayments(second.services),
    person.send(`POST /payments/${id}/check`),
    onServer(second, person).send(`POST /payments/${id}/check`),
  ])
  for (const answer of answers.slice(0, 30)) expect((answer as Response).status).toBe(200)
  expect(await gemsOf(person)).toBe(1250)
  const { result } = await person.send<{ totalCount: number }>('GET /user/purchases')
  expect(result.totalCount).toBe(1)
})

test('a payment and its refund reported in parallel leave nothing', async () => {
  const { first: server, second } = servers
  second.clock.set(server.clock.now())
  const people = await Promise.all(Array.from({ length: 12 }, () => server.person()))
  await Promise.all(
    people.map(async (person) => {
      const id = await beginToBuy(person, hundred.id)
      const paid = stripe.event('checkout.session.completed', stripe.pay(id))
      const refunded = stripe.event('refund.created', stripe.refund(id))
      await Promise.all([deliver(server.url, paid), deliver(second.url, refunded)])
    }),
  )
  expect(await Promise.all(people.map(gemsOf))).toEqual(people.map(() => 50))
  const rows = await server.database.queries.select().from(payments).where(eq(payments.gemsReversed, 100))
  expect(rows).toHaveLength(people.length)
})

test('other calls work while the provider hangs', async () => {
  const { first: server } = servers
  const person = await server.person()
  await beginToBuy(person, hundred.id)
  const measure = async () => {
    const took: number[] = []
    for (let round = 0; round < 60; round++) {
      const calls = ['GET /dashboard', 'GET /user/tasks', `GET /user/tasks?page=1`, 'GET /users/profile'] as const
      for (const call of calls) {
        const began = performance.now()
        expect((await person.send(call)).status).toBe(200)
        took.push(performance.now() - began)
      }
    }
    return took.sort((left, right) => left - right)[Math.floor(took.length * 0.99)] ?? 0
  }
  await measure()
  const usual = await measure()
  stripe.mood = 'hanging'
  const waiting = Array.from({ length: 40 }, () =>
    person.send('POST /create-stripe-session', { planId: hundred.id, quantity: 1 }),
  )
  const requestCount = stripe.requests.length
  await expect.poll(() => stripe.requests.length).toBeGreaterThanOrEqual(requestCount + waiting.length)
  const hanging = await measure()
  console.log(`99th percentile: ${usual.toFixed(1)} ms as ever, ${hanging.toFixed(1)} ms beside 40 calls that hang`)
  expect(hanging).toBeLessThan(Math.max(60, usual * 4))
  await stripe.close()
  stripe.mood = 'well'
  for (const { error } of await Promise.all(waiting)) expect(error.message).toBe('paymentError')
}, 60_000)
