import type { Locale } from '@questboard/i18n'
import type { Stripe } from 'stripe'
import type { StripeSettings } from '../kernel/settings.ts'

/** The greatest accepted age of a signature, in seconds. */
const tolerance = 300

/**
 * The maximum length of a signature header. There are two signatures while a secret is rotated, about 100 characters in
 * all.
 */
const maxSignatureLength = 2000

const clients = new WeakMap<StripeSettings, Promise<Stripe>>()

/** The provider's client. It is loaded on first use, so a server without payments needs less memory. */
function clientOf(settings: StripeSettings): Promise<Stripe> {
  const created = clients.get(settings) ?? openClient(settings)
  clients.set(settings, created)
  return created
}

async function openClient({ secretKey, baseUrl, timeout }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const base = baseUrl === undefined ? undefined : new URL(baseUrl)
  return new Stripe(secretKey, {
    // At most two attempts, within the time-out.
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

/** An order: `unitAmount` in euro cents, names in the user's language. */
export interface Order {
  paymentId: string
  name: string
  unitAmount: number
  quantity: number
  language: Locale
  expiresAt: Date
  /** Scheme, host and port of the web app. */
  origin: string
}

/**
 * Creates a payment page. A repeated call for the same payment returns the same page.
 * @throws the error of the provider
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
      // The paid amount is compared with the price in euro.
      adaptive_pricing: { enabled: false },
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      success_url: `${origin}/success-gems-purchase?sessionId={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/stripe-payment?canceled=true`,
    },
    { idempotencyKey: paymentId },
  )
}

/**
 * Reads the state of a payment page.
 * @returns undefined when the provider does not know it
 * @throws the error of the provider
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

/** All refunds of a payment with their current state. */
export async function readRefunds(settings: StripeSettings, paymentIntentId: string): Promise<unknown[]> {
  const stripe = await clientOf(settings)
  const refunds: unknown[] = []
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })) refunds.push(refund)
  return refunds
}

/**
 * Whether a header has the form of the provider's signatures: one time, and at least one signature of the current
 * scheme. Its library throws a TypeError on other values named `v1`.
 */
function isSignature(header: string): boolean {
  const items = header.length <= maxSignatureLength ? header.split(',') : []
  const valuesOf = (name: string) =>
    items.flatMap((item) => (item.split('=')[0] === name ? item.slice(name.length + 1) : []))
  const [times, signatures] = [valuesOf('t'), valuesOf('v1')]
  const isWellFormed =
    times.every((time) => /^\d{1,12}$/.test(time)) && signatures.every((signature) => /^[0-9a-f]{64}$/.test(signature))
  return times.length === 1 && signatures.length > 0 && isWellFormed
}

/**
 * Verifies and parses a request from the provider.
 * @returns undefined when the signature is invalid or too old
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
