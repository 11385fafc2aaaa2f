import { z } from 'zod'

/*
 * The fields of the provider's objects that this server reads. Its versions add fields, so unknown ones are allowed.
 */

const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const whole = z.number().int()

export const toldSession = z.object({
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

export type ToldSession = z.infer<typeof toldSession>

export const toldRefund = z.object({
  id: z.string(),
  amount: whole,
  status: z.string().nullable(),
  payment_intent: named.nullable(),
})

export const toldDispute = z.object({
  id: z.string(),
  amount: whole,
  status: z.string(),
  payment_intent: named.nullable(),
})

export const toldCharge = z.object({ payment_intent: named.nullable() })

export const toldEvent = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) })
