import { z } from 'zod'
import { stats } from '../game/schema.ts'
import { asBuilt, callId, id } from '../kernel/schema.ts'

export const squareKinds = ['none', 'task', 'fact', 'quote', 'question', 'random', 'bonus', 'specialBonus'] as const

export const cardKinds = ['none', 'task', 'fact', 'quote', 'question', 'bonus', 'specialBonus'] as const

export const card = z
  .object({
    kind: z.enum(cardKinds),
    drawnFrom: z.enum(squareKinds).meta({ description: "The kind of the square: 'random' draws one of the others" }),
    settled: z.boolean().meta({ description: 'True when there is nothing left to answer or to accept' }),
    text: z.string().optional(),
    author: z.string().optional(),
    question: z.object({ id, text: z.string(), answers: z.array(z.object({ id, text: z.string() })) }).optional(),
    task: z.object({ title: z.string(), notes: z.string(), gold: z.number().int() }).optional(),
    gold: z.number().int().optional(),
    gems: z.number().int().optional(),
    exp: z.number().int().optional(),
  })
  .meta({ id: 'Card' })

export type Card = z.infer<typeof card>

export const board = z
  .object({
    id,
    name: z.string(),
    position: z.number().int().min(0),
    lap: z.number().int().min(1),
    size: z.number().int(),
    squares: z.array(
      z.object({ position: z.number().int(), kind: z.enum(squareKinds), used: z.boolean() }).meta({ id: 'Square' }),
    ),
    card,
  })
  .meta({ id: 'Board' })

export type Board = z.infer<typeof board>

/** The result of a completion: the balances and the board after it. */
export const award = asBuilt(z.object({ stats, board }).meta({ id: 'Award' }))

export type Award = z.infer<typeof award>

export const answerInput = z.object({ questionId: id, answerId: id, id: callId })

export type AnswerQuestion = z.infer<typeof answerInput>

export const answerResult = z.object({ userStats: stats, correct: z.boolean(), correctAnswerId: id })
