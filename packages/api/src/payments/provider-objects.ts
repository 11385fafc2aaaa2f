import { z } from 'zod'

/*
 * The fields of the provider's objects that this server reads. Its versions add fields, so unknown ones are allowed.
 */

const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const whole = z.number().int()

export const providerSession = z.object({
  id: z.string(),
  client_reference_id: z.string().nullable(),
  status: z.string().nullable(),
  payment_status: z.string(),
  amount_total: whole.nullable(),
  currency: z.string().nullable(),
  payment_intent: z.union([z.string(), z.object({ id: z.string(), status: z.string() })]).nullable(),
  url: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .transform((url) => url ?? null),
})

export type ProviderSession = z.infer<typeof providerSession>

export const providerRefund = z.object({
  id: z.string(),
  amount: whole,
  status: z.string().nullable(),
  payment_intent: named.nullable(),
})

export const providerDispute = z.object({
  id: z.string(),
  amount: whole,
  status: z.string(),
  payment_intent: named.nullable(),
})

export const providerCharge = z.object({ payment_intent: named.nullable() })

export const providerEvent = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) })
