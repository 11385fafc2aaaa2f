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
    text: z.string().optional().meta({ description: 'Of a fact or a quote' }),
    author: z.string().optional().meta({ description: 'Of a quote' }),
    question: z
      .object({ id, text: z.string(), answers: z.array(z.object({ id, text: z.string() })) })
      .optional()
      .meta({ description: 'Answer it with `POST /questions/{questionId}/answer`' }),
    task: z
      .object({ title: z.string(), notes: z.string(), gold: z.number().int() })
      .optional()
      .meta({ description: 'A challenge. Accepting it adds it to the tasks' }),
    gold: z.number().int().optional().meta({ description: 'What the card paid when it was drawn' }),
    gems: z.number().int().optional().meta({ description: 'What the card paid when it was drawn' }),
    exp: z.number().int().optional().meta({ description: 'What the card paid when it was drawn' }),
  })
  .meta({ id: 'Card' })

export type Card = z.infer<typeof card>

export const board = z
  .object({
    id,
    name: z.string(),
    position: z.number().int().min(0).meta({ description: 'The square of the pawn, from 0' }),
    lap: z.number().int().min(1),
    size: z.number().int().meta({ description: 'The number of squares' }),
    squares: z.array(
      z
        .object({
          position: z.number().int().meta({ description: 'From 0' }),
          kind: z.enum(squareKinds).meta({ description: '`task` is a challenge, `random` any of the others' }),
          used: z.boolean().meta({ description: 'Whether its card was drawn in this lap' }),
        })
        .meta({ id: 'Square' }),
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
