import { z } from 'zod'
import { callId, id } from '../kernel/schema.ts'
import { quantityBounds } from './rules.ts'

export const createSessionInput = z.object({
  id: callId,
  planId: id,
  quantity: z.number().int().min(quantityBounds.least).max(quantityBounds.most),
})

export type CreateSession = z.infer<typeof createSessionInput>

export const sessionId = z
  .string()
  .regex(/^[\w-]{1,255}$/)
  .meta({ description: "The provider's name for the payment" })

export const paymentInput = z.object({ sessionId })

export type PaymentInput = z.infer<typeof paymentInput>

const whole = z.number().int()

export const payment = z
  .object({
    sessionId,
    status: z
      .enum(['open', 'paid', 'expired', 'refused'])
      .meta({ description: 'Paid: the gems have been credited. Whatever is not paid has credited nothing' }),
    gems: whole.meta({ description: 'What it buys, in all' }),
    quantity: whole,
    amount: whole.meta({ description: 'What it costs, in hundredths' }),
    currency: z.enum(['eur']),
  })
  .meta({ id: 'Payment' })

export type Payment = z.infer<typeof payment>

export const checkedPayment = payment
  .extend({
    url: z.string().nullable().meta({ description: 'The page on which it is paid, while that can be done' }),
  })
  .meta({ id: 'CheckedPayment' })

export type CheckedPayment = z.infer<typeof checkedPayment>
