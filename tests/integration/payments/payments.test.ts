import { randomUUID } from 'node:crypto'
import { sweepPayments } from '@questboard/api'
import { payments, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkOpenPayments } from '../../../packages/api/src/payments/check-open.ts'
import { audit } from '../../support/audit.ts'
import { digestOf } from '../../support/digest.ts'
import { gemsOf, hundred, newShop, sixHundred } from '../../support/shop.ts'
import { openStream, type TestStream } from '../../support/stream.ts'
import { deliver } from '../../support/stripe.ts'
import { type Person, startTestServer } from '../../support/test-server.ts'

let shop: Awaited<ReturnType<typeof newShop>>
beforeAll(async () => {
  shop = await newShop({ timeout: 400 })
})
afterAll(async () => {
  expect(await audit(shop.server.database)).toEqual([])
  await shop.close()
})

const rowOf = async (sessionId: string) => {
  const [row] = await shop.server.database.queries.select().from(payments).where(eq(payments.sessionId, sessionId))
  if (!row) throw new Error('no payment')
  return row
}

const purchasesOf = async (person: Person, headers = {}) =>
  (await person.send<{ purchases: object[]; totalCount: number }>('GET /user/purchases', undefined, headers)).result

describe('buying gems', () => {
  test('creates a checkout session at the current price, and credits the payment', async () => {
    const { server, stripe, begin, tell } = shop
    const person = await server.person({ headers: { 'accept-language': 'bg' } })
    const id = await begin(person, sixHundred.id, 3)
    const { params, idempotencyKey, call } = stripe.requests.at(-1) ?? {}
    expect(call).toBe('POST /v1/checkout/sessions')
    const row = await rowOf(id)
    expect(params).toMatchObject({
      mode: 'payment',
      locale: 'bg',
      client_reference_id: row.id,
      'metadata[payment]': row.id,
      'payment_intent_data[metadata][payment]': row.id,
      'line_items[0][quantity]': '3',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '699',
      'line_items[0][price_data][product_data][name]': '600 диаманта',
      success_url: `${server.url}/success-gems-purchase?sessionId={CHECKOUT_SESSION_ID}`,
    })
    expect(params?.cancel_url).toMatch(new RegExp(`^${server.url}/stripe-payment\\?`))
    expect(idempotencyKey).toBe(row.id)
    expect(row).toMatchObject({ status: 'open', quantity: 3, gems: 1800, amount: 2097, currency: 'eur' })
    expect(await gemsOf(person)).toBe(50)

    expect(await tell('checkout.session.completed', stripe.pay(id))).toBe(200)
    expect(await gemsOf(person)).toBe(1850)
    expect((await purchasesOf(person)).purchases).toEqual([
      {
        id: expect.any(String),
        kind: 'gems',
        name: '1800 диаманта',
        gold: null,
        gems: 1800,
        amount: 2097,
        currency: 'eur',
        createdAt: server.clock.now().toISOString(),
      },
    ])
    const { result } = await person.send<{ entries: object[] }>('GET /user/ledger?currency=gems')
    expect(result.entries[0]).toMatchObject({ amount: 1800, balance: 1850, reason: 'gemsBought' })
  })

  test('sends an event to every open window', async () => {
    const { server, stripe, begin, tell } = shop
    const person = await server.person()
    const id = await begin(person)
    const windows = await Promise.all(
      [1, 2].map(() => openStream(`${server.url}/trpc/notifications.live?input=%7B%7D`, person.token)),
    )
    const nextData = async ({ next }: TestStream) => (await next())?.data
    for (const window of windows) {
      expect(await nextData(window)).toEqual({ reconnectAfterInactivityMs: 60_000 })
      expect(await nextData(window)).toEqual({ kind: 'count', notificationsCount: 0 })
    }
    await tell('checkout.session.completed', stripe.pay(id))
    for (const window of windows) {
      expect(await nextData(window)).toEqual({ kind: 'balancesChanged' })
      window.leave()
    }
  })

  test('can be read only by the buyer', async () => {
    const { server, stripe, begin, tell } = shop
    const [person, otherPerson] = [await server.person(), await server.person()]
    const id = await begin(person)
    const expected = { sessionId: id, status: 'open', gems: 100, quantity: 1, amount: 199, currency: 'eur' }
    expect((await person.send(`GET /payments/${id}`)).result).toEqual(expected)
    const checked = await person.send(`POST /payments/${id}/check`)
    expect(checked.result).toEqual({ ...expected, url: stripe.session(id).url })
    for (const call of [`GET /payments/${id}`, `POST /payments/${id}/check`] as const) {
      expect((await otherPerson.send(call)).error).toMatchObject({ message: 'notFound', status: 404 })
      expect((await server.send(call)).error.message).toBe('authenticationFailed')
    }
    await tell('checkout.session.completed', stripe.pay(id))
    expect((await person.send(`GET /payments/${id}`)).result).toEqual({ ...expected, status: 'paid' })
    const paid = await person.send(`POST /payments/${id}/check`)
    expect(paid.result).toEqual({ ...expected, status: 'paid', url: null })
  })

  test.each([
    [{ planId: hundred.id, quantity: 0 }, 'quantity'],
    [{ planId: hundred.id, quantity: 101 }, 'quantity'],
    [{ planId: hundred.id, quantity: 1.5 }, 'quantity'],
    [{ planId: hundred.id, quantity: '1' }, 'quantity'],
    [{ planId: hundred.id }, 'quantity'],
    [{ planId: '019d3c00-0000-7000-8000-00000000dead', quantity: 1 }, 'planId'],
    [{ planId: 'cheap', quantity: 1 }, 'planId'],
  ])('refuses %j', async (body, path) => {
    const person = await shop.server.person()
    const requestCount = shop.stripe.requests.length
    const { error } = await person.send('POST /create-stripe-session', body)
    expect(error).toMatchObject({ message: 'invalidData', status: 400, details: [{ path }] })
    expect(shop.stripe.requests.length).toBe(requestCount)
  })

  test('is not offered without a provider', async () => {
    const server = await startTestServer()
    const person = await server.person()
    const { error } = await person.send('POST /create-stripe-session', { planId: hundred.id, quantity: 1 })
    expect(error).toEqual({ message: 'paymentError', type: 'ServiceUnavailable', status: 503 })
    const { result } = await person.send<{ payments: boolean }>('GET /config')
    expect(result.payments).toBe(false)
    const { event } = await shop.pay(await shop.server.person())
    expect((await deliver(server.url, event)).status).toBe(404)
    await server.close()
  })
})

describe('payment sessions', () => {
  test('are limited to thirty an hour, and a repeated call is not counted', async () => {
    const { stripe } = shop
    const server = await startTestServer({ rateLimits: true, outside: { stripe: stripe.settings } })
    const person = await server.person()
    const buy = (id: string = randomUUID()) =>
      person.send<string>('POST /create-stripe-session', { id, planId: hundred.id, quantity: 1 })
    const first = randomUUID()
    const { result } = await buy(first)
    for (let nth = 1; nth < 30; nth++) expect((await buy()).status).toBe(200)
    const requestCount = stripe.requests.length
    const { error, headers } = await buy()
    expect([error.message, headers.get('retry-after')]).toEqual(['tooManyRequests', '3600'])
    expect(stripe.requests.length).toBe(requestCount)
    expect((await buy(first)).result).toBe(result)
    await server.close()
  }, 120_000)

  test('that expired are deleted after sixty days', async () => {
    const { server, stripe, begin, tell } = shop
    const person = await server.person()
    const [expired, open, paid] = [await begin(person), await begin(person), await begin(person)]
    await tell('checkout.session.expired', stripe.expire(expired))
    await tell('checkout.session.completed', stripe.pay(paid))
    const before = server.clock.now()
    const kept = async () =>
      (
        await server.database.queries
          .select({ sessionId: payments.sessionId })
          .from(payments)
          .where(eq(payments.userId, person.id))
      )
        .map(({ sessionId }) => sessionId)
        .toSorted()
    server.clock.advance({ days: 59 })
    await sweepPayments(server.services)
    expect(await kept()).toEqual([expired, open, paid].toSorted())
    server.clock.advance({ days: 1 })
    await sweepPayments(server.services)
    expect(await kept()).toEqual([open, paid].toSorted())
    server.clock.set(before.toISOString())
  })
})

describe('a failing provider', () => {
  test.each(['failing', 'hanging', 'garbage'] as const)('%s: nothing is started, and it works later', async (mood) => {
    const { server, stripe, begin } = shop
    const person = await server.person()
    const id = await begin(person)
    stripe.mood = mood
    try {
      const begun = await person.send('POST /create-stripe-session', { planId: hundred.id, quantity: 1 })
      expect(begun.error).toEqual({ message: 'paymentError', type: 'ServiceUnavailable', status: 503 })
      expect((await person.send(`POST /payments/${id}/check`)).error.message).toBe('paymentError')
      expect((await person.send<{ status: string }>(`GET /payments/${id}`)).result.status).toBe('open')
    } finally {
      stripe.mood = 'well'
    }
    expect(await gemsOf(person)).toBe(50)
    stripe.pay(id)
    const { result } = await person.send<{ status: string }>(`POST /payments/${id}/check`)
    expect(result.status).toBe('paid')
    expect(await gemsOf(person)).toBe(150)
  })

  test('slow: the call waits', async () => {
    shop.stripe.mood = 'slow'
    try {
      expect(await shop.begin(await shop.server.person())).toMatch(/^cs_test_/)
    } finally {
      shop.stripe.mood = 'well'
    }
  })
})

describe('a message that is not from the provider', () => {
  test('changes nothing if it is unsigned, wrongly signed, old or modified', async () => {
    const { server, stripe, pay } = shop
    const { event, id } = await pay(await server.person())
    const session = stripe.session(id)
    const old = new Date(server.clock.now().getTime() - 301_000)
    const forged = [
      { ...event, signature: '' },
      { ...event, signature: 'nonsense' },
      { ...event, signature: event.signature.replace(/v1=../, 'v1=00') },
      { ...event, body: event.body.replace(/"amount_total": \d+/, '"amount_total": 1') },
      { ...event, body: '' },
      stripe.event('checkout.session.completed', session, { secret: 'whsec_of_somebody_else' }),
      stripe.event('checkout.session.completed', session, { at: old }),
    ]
    const before = await digestOf(server.database)
    for (const forgery of forged) expect((await deliver(server.url, forgery)).status).toBe(400)
    const plain = await fetch(`${server.url}/stripe/webhook`, { method: 'POST', body: event.body })
    expect(plain.status).toBe(400)
    expect(await digestOf(server.database)).toEqual(before)
    expect((await fetch(`${server.url}/stripe/webhook`)).status).toBe(405)
    expect((await deliver(server.url, event)).status).toBe(200)
    expect((await rowOf(id)).status).toBe('paid')
  })

  describe('with a malformed signature', () => {
    const hex = 'a'.repeat(64)
    const time = () => Math.floor(shop.server.clock.now().getTime() / 1000)
    const malformed: [string, () => string][] = [
      ['empty', () => ''],
      ['of blanks', () => '   '],
      ['without a time', () => `v1=${hex}`],
      ['with a time that is not a number', () => `t=now,v1=${hex}`],
      ['with an empty time', () => `t=,v1=${hex}`],
      ['with an infinite time', () => `t=${'9'.repeat(400)},v1=${hex}`],
      ['without a signature', () => `t=${time()}`],
      ['with an empty signature', () => `t=${time()},v1=`],
      ['with a signature without a value', () => `t=${time()},v1`],
      ['that is only names', () => 't,v1'],
      ['that is not hexadecimal', () => `t=${time()},v1=${'z'.repeat(64)}`],
      ['beyond ASCII', () => `t=${time()},v1=${'\u00e9'.repeat(64)}`],
      ['of invalid UTF-8', () => `t=${time()},v1=\u00ff\u00fe${'a'.repeat(62)}`],
      ['too short', () => `t=${time()},v1=${'a'.repeat(63)}`],
      ['of another scheme only', () => `t=${time()},v0=${hex}`],
      ['of commas', () => ','.repeat(1000)],
      ['of several, all wrong', () => `t=${time()},v1=${hex},v1=${'b'.repeat(64)}`],
      ['of several, some empty', () => `t=${time()},v1=${hex},v1=,v1`],
      ['of thousands', () => `t=${time()}${`,v1=${hex}`.repeat(200)}`],
      ['of equals signs', () => `t==${time()}=,v1==${hex}=`],
      ['of a prototype', () => `__proto__=1,constructor=2,t=${time()},v1=toString`],
    ]

    test.each(malformed)('%s: is refused as a client error', async (_name, signature) => {
      const { server, stripe } = shop
      const { body } = stripe.event('checkout.session.completed', {})
      const answer = await deliver(server.url, { body, signature: signature() })
      expect(answer.status).toBe(400)
    })

    test('sent twice: is refused', async () => {
      const { server, stripe } = shop
      const { body } = stripe.event('checkout.session.completed', {})
      const headers = new Headers({ 'content-type': 'application/json' })
      for (const each of ['a', 'b']) headers.append('stripe-signature', `t=${time()},v1=${each.repeat(64)}`)
      const answer = await fetch(`${server.url}/stripe/webhook`, { method: 'POST', headers, body })
      expect(answer.status).toBe(400)
    })

    test('next to a valid one: is accepted, as during a change of the secret', async () => {
      const { server, pay } = shop
      const { event } = await pay(await server.person())
      const signature = event.signature.replace(',v1=', `,v1=${hex},v1=`)
      expect((await deliver(server.url, { ...event, signature })).status).toBe(200)
    })
  })

  test('other events and payments of other applications are ignored', async () => {
    const { server, stripe, tell, begin } = shop
    const id = await begin(await server.person())
    const session = { ...stripe.session(id), payment_status: 'paid', payment_intent: 'pi_other' }
    const before = await digestOf(server.database)
    expect(await tell('customer.created', { id: 'cus_1' })).toBe(200)
    expect(await tell('checkout.session.completed', { ...session, client_reference_id: null })).toBe(200)
    expect(await tell('checkout.session.completed', { ...session, client_reference_id: 'order 66' })).toBe(200)
    const unknown = { ...session, client_reference_id: '019d3c00-0000-7000-8000-00000000dead' }
    expect(await tell('checkout.session.completed', unknown)).toBe(200)
    expect(await digestOf(server.database)).toEqual(before)
  })

  test.each([{ amount_total: 1 }, { currency: 'bgn' }, { id: 'cs_test_another' }])(
    'another payment than the one that was asked for credits nothing: %j',
    async (change) => {
      const { server, stripe, begin, tell } = shop
      const person = await server.person()
      const id = await begin(person)
      const paid = stripe.pay(id)
      expect(await tell('checkout.session.completed', { ...paid, ...change })).toBe(200)
      expect(await gemsOf(person)).toBe(50)
      expect((await person.send<{ status: string }>(`GET /payments/${id}`)).result.status).toBe('refused')
      expect((await purchasesOf(person)).totalCount).toBe(0)
    },
  )
})

describe('a delayed payment', () => {
  test('by a bank is credited when it succeeds, and given up when it fails', async () => {
    const { server, stripe, begin, tell } = shop
    const person = await server.person()
    const [slow, failing] = [await begin(person), await begin(person)]
    for (const id of [slow, failing]) {
      const waiting = { ...stripe.pay(id), payment_status: 'unpaid' as const }
      expect(await tell('checkout.session.completed', waiting)).toBe(200)
      expect((await rowOf(id)).status).toBe('open')
    }
    expect(await gemsOf(person)).toBe(50)
    expect(await tell('checkout.session.async_payment_succeeded', stripe.session(slow))).toBe(200)
    const failed = { ...stripe.session(failing), payment_status: 'unpaid' }
    expect(await tell('checkout.session.async_payment_failed', failed)).toBe(200)
    expect(await gemsOf(person)).toBe(150)
    expect((await rowOf(failing)).status).toBe('refused')
  })

  test('an expired checkout is given up, but credited if it is paid after all', async () => {
    const { server, stripe, begin, tell } = shop
    const person = await server.person()
    const id = await begin(person)
    expect(await tell('checkout.session.expired', stripe.expire(id))).toBe(200)
    expect((await rowOf(id)).status).toBe('expired')
    expect(await tell('checkout.session.completed', stripe.pay(id))).toBe(200)
    expect((await rowOf(id)).status).toBe('paid')
    expect(await tell('checkout.session.expired', { ...stripe.session(id), status: 'expired' })).toBe(200)
    expect((await rowOf(id)).status).toBe('paid')
    expect(await gemsOf(person)).toBe(150)
  })

  test('without a message the provider is polled, with growing intervals', async () => {
    const { server, stripe, begin } = shop
    const person = await server.person()
    const [paid, expired, open, nameless] = [await begin(person), await begin(person), await begin(person), 'x']
    stripe.mood = 'failing'
    await person.send('POST /create-stripe-session', { planId: hundred.id, quantity: 1 })
    stripe.mood = 'well'
    stripe.pay(paid)
    stripe.expire(expired)
    while (await checkOpenPayments(server.services));
    expect((await rowOf(paid)).status).toBe('open')

    server.clock.advance({ minutes: 3 })
    while (await checkOpenPayments(server.services));
    expect([(await rowOf(paid)).status, (await rowOf(expired)).status]).toEqual(['paid', 'expired'])
    expect(await gemsOf(person)).toBe(150)
    const storedPayments = () => server.database.queries.select().from(payments).where(eq(payments.userId, person.id))
    const waiting = (await storedPayments()).filter(({ status }) => status === 'open')
    expect(waiting.map(({ sessionId }) => sessionId ?? nameless).sort()).toEqual([open, nameless].sort())
    const requestCount = stripe.requests.length
    while (await checkOpenPayments(server.services));
    expect(stripe.requests.length).toBe(requestCount)
    const wait = (waiting[0]?.nextCheckAt?.getTime() ?? 0) - server.clock.now().getTime()
    expect(wait).toBe(3 * 60_000)

    server.clock.advance({ minutes: 61 })
    while (await checkOpenPayments(server.services));
    expect((await storedPayments()).map(({ status }) => status).sort()).toEqual(['expired', 'expired', 'open', 'paid'])
    const [row] = await server.database.queries.select().from(users).where(eq(users.id, person.id))
    expect(row?.gems).toBe(150)
  })
})
