import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Clock, type StripeSettings, systemClock } from '@questboard/api'

/** How the stand-in answers API calls. `slow` responds after 150 milliseconds. */
export type Mood = 'well' | 'failing' | 'hanging' | 'garbage' | 'slow'

export interface Session {
  id: string
  object: 'checkout.session'
  client_reference_id: string | null
  metadata: Record<string, string>
  mode: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  payment_intent: string | { id: string; status: string } | null
  url: string | null
  success_url: string
  cancel_url: string
  locale: string
  expires_at: number
}

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
}

export interface Dispute {
  id: string
  object: 'dispute'
  amount: number
  currency: string
  payment_intent: string
  status: string
}

/** A webhook event: the body, and the header that signs it. */
export interface Signed {
  body: string
  signature: string
}

export interface StripeStandIn {
  url: string
  /** The clock of signatures and expiry. */
  clock: Clock
  /** The settings of a server that uses it. */
  settings: StripeSettings
  mood: Mood
  /** The requests to its API, oldest first. */
  requests: { call: string; params: Record<string, string>; idempotencyKey: string | undefined }[]
  session(id: string): Session
  /** Pays a session without sending an event. */
  pay(id: string): Session & { payment_intent: string }
  expire(id: string): Session
  refund(id: string, amount?: number): Refund
  dispute(id: string, amount?: number): Dispute
  /** A signed event with the current time. */
  event(type: string, object: object, about?: { at?: Date; secret?: string }): Signed
  close(): Promise<void>
}

export const webhookSecret = 'whsec_of_the_tests'
const secretKey = 'sk_test_of_the_tests'

/** Delivers an event to the server at `url`, like Stripe does. */
export const deliver = (url: string, { body, signature }: Signed): Promise<Response> =>
  fetch(`${url}/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
  })

/**
 * A stand-in for Stripe on loopback: the API for buying gems, and a checkout page that pays sessions. Payments on that
 * page send events to `appUrl`, if given.
 */
export async function startStripe({
  appUrl = undefined as string | undefined,
  timeout = 4000,
} = {}): Promise<StripeStandIn> {
  const sessions = new Map<string, Session>()
  const refunds: Refund[] = []
  const byKey = new Map<string, { params: string; id: string }>()
  const seconds = () => Math.floor(stand.clock.now().getTime() / 1000)

  const stand: StripeStandIn = {
    url: '',
    clock: systemClock,
    settings: { secretKey, webhookSecret, baseUrl: '', timeout },
    mood: 'well',
    requests: [],
    session(id) {
      const session = sessions.get(id)
      if (!session) throw new Error(`no session ${id}`)
      return session
    },
    pay(id) {
      const intent = `pi_${id}`
      const paid = { status: 'complete', payment_status: 'paid', payment_intent: intent, url: null } as const
      return Object.assign(stand.session(id), paid)
    },
    expire: (id) => Object.assign(stand.session(id), { status: 'expired', url: null } as const),
    refund(id, amount) {
      const { amount_total, currency } = stand.session(id)
      const refund: Refund = {
        id: `re_${randomUUID().replaceAll('-', '')}`,
        object: 'refund',
        amount: amount ?? amount_total,
        currency,
        payment_intent: `pi_${id}`,
        status: 'succeeded',
      }
      refunds.push(refund)
      return refund
    },
    dispute(id, amount) {
      const { amount_total, currency } = stand.session(id)
      return {
        id: `du_${randomUUID().replaceAll('-', '')}`,
        object: 'dispute',
        amount: amount ?? amount_total,
        currency,
        payment_intent: `pi_${id}`,
        status: 'needs_response',
      }
    },
    event(type, object, { at, secret = webhookSecret } = {}) {
      const t = at ? Math.floor(at.getTime() / 1000) : seconds()
      const id = `evt_${randomUUID().replaceAll('-', '')}`
      const body = JSON.stringify({ id, object: 'event', type, created: t, livemode: false, data: { object } }, null, 2)
      const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
      return { body, signature: `t=${t},v1=${v1},v0=0` }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }

  function createSession(params: Record<string, string>, key: string | undefined): Session {
    const before = key === undefined ? undefined : byKey.get(key)
    if (before) {
      if (before.params !== JSON.stringify(params)) throw refusal(400, 'idempotency_key_in_use')
      return stand.session(before.id)
    }
    const unit = Number(params['line_items[0][price_data][unit_amount]'])
    const quantity = Number(params['line_items[0][quantity]'])
    const currency = params['line_items[0][price_data][currency]']
    if (!(unit > 0 && quantity > 0) || !currency) throw refusal(400, 'parameter_missing')
    const lasts = Number(params.expires_at) - seconds()
    if (lasts < 30 * 60 || lasts > 24 * 3600) throw refusal(400, 'parameter_invalid')
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const session: Session = {
      id,
      object: 'checkout.session',
      client_reference_id: params.client_reference_id ?? null,
      metadata: { payment: params['metadata[payment]'] ?? '' },
      mode: params.mode ?? '',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: unit * quantity,
      currency,
      payment_intent: null,
      url: `${stand.url}/pay/${id}`,
      success_url: (params.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', id),
      cancel_url: params.cancel_url ?? '',
      locale: params.locale ?? 'auto',
      expires_at: Number(params.expires_at),
    }
    sessions.set(id, session)
    if (key !== undefined) byKey.set(key, { params: JSON.stringify(params), id })
    return session
  }

  async function answerApi(request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL) {
    const body = await text(request)
    const params = Object.fromEntries(request.method === 'POST' ? new URLSearchParams(body) : searchParams)
    const idempotencyKey = request.headers['idempotency-key']?.toString()
    stand.requests.push({ call: `${request.method} ${pathname}`, params, idempotencyKey })
    const send = (status: number, answer: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    if (stand.mood === 'hanging') return
    if (stand.mood === 'failing') return send(500, { error: { type: 'api_error', message: 'not today' } })
    if (stand.mood === 'garbage') return response.writeHead(200).end('<html>Bad gateway</html>')
    if (stand.mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 150))
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`) throw refusal(401, 'api_key_invalid')
      const id = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(pathname)?.[1]
      if (request.method === 'POST' && pathname === '/v1/checkout/sessions') {
        return send(200, createSession(params, idempotencyKey))
      }
      if (id !== undefined && request.method === 'GET') {
        const session = sessions.get(id)
        if (!session) throw refusal(404, 'resource_missing')
        const intent = typeof session.payment_intent === 'string' && params['expand[0]'] === 'payment_intent'
        const status = session.payment_status === 'paid' ? 'succeeded' : 'processing'
        return send(200, { ...session, ...(intent && { payment_intent: { id: session.payment_intent, status } }) })
      }
      if (request.method === 'GET' && pathname === '/v1/refunds') {
        const data = refunds.filter(({ payment_intent }) => payment_intent === params.payment_intent)
        return send(200, { object: 'list', url: pathname, has_more: false, data })
      }
      throw refusal(404, 'url_invalid')
    } catch (error) {
      const { status = 500, code = 'internal' } = error as { status?: number; code?: string }
      send(status, { error: { type: 'invalid_request_error', code, message: code } })
    }
  }

  /**
   * The checkout page: one button pays and notifies the app, one pays while the event is lost, one by a bank that takes
   * days, and a link leads back.
   */
  async function answerPage(request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL) {
    const session = stand.session(pathname.split('/')[2] ?? '')
    if (request.method !== 'POST') {
      const euro = `${(session.amount_total / 100).toFixed(2)} ${session.currency.toUpperCase()}`
      const page = `<!doctype html><html lang="${session.locale}"><title>Stand-in for Stripe</title><h1>${euro}</h1>
        <form method="post"><button>Pay</button></form>
        <form method="post" action="?silent=yes"><button>Pay without telling</button></form>
        <form method="post" action="?bank=yes"><button>Pay by bank</button></form>
        <a href="${session.cancel_url}">Back</a></html>`
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    }
    request.resume()
    if (session.status === 'open') stand.pay(session.id)
    if (searchParams.has('bank')) session.payment_status = 'unpaid'
    if (appUrl && !searchParams.has('silent')) await deliver(appUrl, stand.event('checkout.session.completed', session))
    response.writeHead(303, { location: session.success_url }).end()
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const answer = url.pathname.startsWith('/v1/') ? answerApi : answerPage
    answer(request, response, url).catch((error) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stand.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stand.settings = { ...stand.settings, baseUrl: stand.url }
  return stand
}

const refusal = (status: number, code: string) => Object.assign(new Error(code), { status, code })
