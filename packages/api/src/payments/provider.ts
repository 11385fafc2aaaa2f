import type { Locale } from '@questboard/i18n'
import type { Stripe } from 'stripe'
import type { StripeSettings } from '../kernel/settings.ts'

/** How far the provider's clock may be behind ours for what it signs to count, in seconds. */
const tolerance = 300

/** Characters of a header with signatures. There are two while a secret is replaced, of some 100 characters together. */
const longestSignature = 2000

const clients = new WeakMap<StripeSettings, Promise<Stripe>>()

/** The provider's client, fetched the first time that somebody pays: a server without payments stays light. */
function clientOf(settings: StripeSettings): Promise<Stripe> {
  const made = clients.get(settings) ?? openClient(settings)
  clients.set(settings, made)
  return made
}

async function openClient({ secretKey, baseUrl, timeout }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const base = baseUrl === undefined ? undefined : new URL(baseUrl)
  return new Stripe(secretKey, {
    // Two attempts at most, within the time that is given.
    maxNetworkRetries: 1,
    timeout: Math.ceil(timeout / 2),
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? '443' : '80'),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}

/** What somebody is about to pay for: `unitAmount` in euro cents, names in the person's language. */
export interface Order {
  paymentId: string
  name: string
  unitAmount: number
  quantity: number
  language: Locale
  expiresAt: Date
  /** Scheme, host and port of the web application. */
  origin: string
}

/**
 * Has the provider open a page on which an order can be paid. Asked twice for one payment it is one page.
 * @throws whatever kept it from answering
 */
export async function openCheckout(settings: StripeSettings, order: Order): Promise<unknown> {
  const { paymentId, name, unitAmount, quantity, language, expiresAt, origin } = order
  const stripe = await clientOf(settings)
  const metadata = { payment: paymentId }
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      submit_type: 'pay',
      locale: language,
      client_reference_id: paymentId,
      metadata,
      payment_intent_data: { metadata },
      line_items: [{ quantity, price_data: { currency: 'eur', unit_amount: unitAmount, product_data: { name } } }],
      // What is paid is held against the price in euro.
      adaptive_pricing: { enabled: false },
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      success_url: `${origin}/success-gems-purchase?sessionId={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/stripe-payment?canceled=true`,
    },
    { idempotencyKey: paymentId },
  )
}

/**
 * What the provider knows of a page that it opened; undefined when it knows of none.
 * @throws whatever kept it from answering
 */
export async function readCheckout(settings: StripeSettings, sessionId: string): Promise<unknown> {
  const stripe = await clientOf(settings)
  try {
    return await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] })
  } catch (error) {
    if (error instanceof stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined
    throw error
  }
}

/** Every refund of a payment, as it is now. */
export async function readRefunds(settings: StripeSettings, paymentIntentId: string): Promise<unknown[]> {
  const stripe = await clientOf(settings)
  const refunds: unknown[] = []
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })) refunds.push(refund)
  return refunds
}

/**
 * Whether a header is one that the provider may have sent: one time, and signatures of which some are of the scheme in use.
 * Its library compares whatever else is named `v1` and fails on it, as a server does on its own faults.
 */
function isSignature(header: string): boolean {
  const items = header.length <= longestSignature ? header.split(',') : []
  const valuesOf = (name: string) =>
    items.flatMap((item) => (item.split('=')[0] === name ? item.slice(name.length + 1) : []))
  const [times, signatures] = [valuesOf('t'), valuesOf('v1')]
  const isWellFormed =
    times.every((time) => /^\d{1,12}$/.test(time)) && signatures.every((one) => /^[0-9a-f]{64}$/.test(one))
  return times.length === 1 && signatures.length > 0 && isWellFormed
}

/**
 * Reads what claims to come from the provider.
 * @returns undefined when it does not, or was signed too long ago
 */
export async function readSigned(
  settings: StripeSettings,
  { body, signature, now }: { body: Buffer; signature: string; now: Date },
): Promise<unknown> {
  if (!isSignature(signature)) return undefined
  const { webhooks, errors } = await clientOf(settings)
  const { webhookSecret } = settings
  try {
    return await webhooks.constructEventAsync(body, signature, webhookSecret, tolerance, undefined, now.getTime())
  } catch (error) {
    if (error instanceof errors.StripeSignatureVerificationError) return undefined
    throw error
  }
}
