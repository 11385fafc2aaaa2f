import { z } from 'zod'
import { callId, id } from '../kernel/schema.ts'
import { quantityBounds } from './rules.ts'

export const createSessionInput = z.object({
  id: callId,
  planId: id,
  quantity: z.number().int().min(quantityBounds.min).max(quantityBounds.max),
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
      .meta({ description: 'paid: the gems have been credited. No other status has credited any' }),
    gems: whole.meta({ description: 'The total number of gems' }),
    quantity: whole,
    amount: whole.meta({ description: 'The total price, in hundredths' }),
    currency: z.enum(['eur']),
  })
  .meta({ id: 'Payment' })

export type Payment = z.infer<typeof payment>

export const checkedPayment = payment
  .extend({
    url: z.string().nullable().meta({ description: 'The page for the payment, while it is open' }),
  })
  .meta({ id: 'CheckedPayment' })

export type CheckedPayment = z.infer<typeof checkedPayment>
