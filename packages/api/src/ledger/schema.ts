import { z } from 'zod'
import { day, id, instant, limit, page } from '../kernel/schema.ts'

export const currencies = ['gold', 'gems', 'exp'] as const

export const currency = z.enum(currencies).meta({ id: 'Currency' })

export type Currency = z.infer<typeof currency>

export const reference = id.nullable().meta({
  description: 'The client-chosen id of the call, or the id of the item. Null: none',
})

/** Why a balance moves. Players see it, and it is part of the key that makes a cause move a balance only once. */
export const reasons = [
  'welcome',
  'taskCompleted',
  'taskReopened',
  'taskMissed',
  'penaltyReturned',
  'taskMissedReversed',
  'missionCompleted',
  'squareLanded',
  'questionAnswered',
  'rewardRedeemed',
  'avatarBought',
  'boardBought',
  'gemsSent',
  'gemsReceived',
  'groupTaskCompleted',
  'groupTaskReopened',
  'groupMissionCompleted',
  'groupMissionFailed',
  'groupRewardRedeemed',
  'groupRewardReturned',
  'deedApproved',
  'rubiesGiven',
  'rubiesTaken',
  'rubiesReversed',
  'poolContributed',
  'poolWithdrawn',
  'poolRefunded',
  'membershipEnded',
  'gemsBought',
  'gemsTakenBack',
  'gemsOwed',
  'gemsGranted',
  'tasksGenerated',
  'rewardsGenerated',
  'avatarGenerated',
] as const

export const reason = z.enum(reasons).meta({ id: 'Reason', description: 'Why a balance changed' })

export type Reason = z.infer<typeof reason>

export const entry = z
  .object({
    id: z.number().int(),
    currency,
    amount: z.number().int().meta({ description: 'Negative: taken' }),
    balance: z.number().int().meta({ description: 'The balance after it' }),
    reason,
    reference,
    item: z.string().nullable().meta({ description: 'The name of the item at that time' }),
    createdAt: instant,
  })
  .meta({ id: 'LedgerEntry' })

export type Entry = z.infer<typeof entry>

export const rubyEntry = z
  .object({
    id: z.string(),
    amount: z.number().int().meta({ description: 'Negative: taken' }),
    balance: z.number().int().meta({ description: 'The balance after it' }),
    reason,
    item: z.string().nullable().meta({ description: 'The name of the item at that time' }),
    by: z
      .object({ userId: id, name: z.string() })
      .nullable()
      .meta({ description: 'The leader who caused it. Null: the member or the game, or a deleted account' }),
    note: z.string().nullable().meta({ description: 'The words of the leader' }),
    reversed: z.boolean().meta({ description: 'Whether a leader has taken it back' }),
    createdAt: instant,
  })
  .meta({ id: 'RubyRow' })

export type RubyEntry = z.infer<typeof rubyEntry>

export const historyInput = z.object({
  currency: currency.meta({ description: 'Of which balance' }),
  reason: reason.optional().meta({ description: 'Left out: for all reasons' }),
  page,
  limit,
})

export type History = z.infer<typeof historyInput>

export const history = z.object({ entries: z.array(entry), totalCount: z.number().int() })

const maxWeeks = 52

export const weeksInput = z.object({
  weeks: z.number().int().min(1).max(maxWeeks).default(12).meta({ description: 'How many, this one included' }),
})

export const week = z
  .object({
    monday: day,
    earned: z.number().int().meta({ description: 'Gold earned and penalties returned, less what reopening took back' }),
    spent: z.number().int().meta({ description: 'Gold spent, and penalties for missed tasks' }),
    exp: z.number().int().meta({ description: 'Experience gained, less what reopening took back' }),
  })
  .meta({ id: 'LedgerWeek' })

export type Week = z.infer<typeof week>

export const gems = z
  .object({
    gems: z.number().int().meta({ description: 'The balance' }),
    sendable: z.number().int().meta({ description: 'How many of them can be sent to others now' }),
    next: z
      .object({ gems: z.number().int(), from: instant })
      .nullable()
      .meta({ description: 'The next bought gems that can be sent, and when' }),
  })
  .meta({ id: 'Gems' })

export type Gems = z.infer<typeof gems>
