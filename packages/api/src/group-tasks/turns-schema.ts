import { z } from 'zod'
import { callId, id } from '../kernel/schema.ts'
import { ofGroupTask } from './schema.ts'

export const giveTurnInput = ofGroupTask.extend({ userId: id })

export type GiveTurn = z.infer<typeof giveTurnInput>

export const askSwapInput = ofGroupTask.extend({
  userId: id.meta({ description: 'The assignee who is asked to take your turn' }),
  id: callId,
})

export type AskSwap = z.infer<typeof askSwapInput>

export const ofSwap = ofGroupTask.extend({ swapId: id })

export type OfSwap = z.infer<typeof ofSwap>

export const answerSwapInput = ofSwap.extend({ accepted: z.boolean() })

export type AnswerSwap = z.infer<typeof answerSwapInput>
