import { z } from 'zod'
import { socialInput, typedPassword } from '../auth/schema.ts'
import { calendarState } from '../calendar/schema.ts'
import { userGroupMission } from '../group-missions/schema.ts'
import { userGroupReward } from '../group-rewards/schema.ts'
import { userGroupTask } from '../group-tasks/schema.ts'
import { group, role } from '../groups/schema.ts'
import { day, id, instant } from '../kernel/schema.ts'
import { reason, reference } from '../ledger/schema.ts'
import { mission } from '../missions/schema.ts'
import { notification } from '../notifications/schema.ts'
import { profile } from '../profile/schema.ts'
import { reward } from '../rewards/schema.ts'
import { purchase } from '../store/schema.ts'
import { task } from '../tasks/schema.ts'
import { accessToken } from '../tokens/schema.ts'
import { webhook } from '../webhooks/schema.ts'

const whole = z.number().int()

const ledgerRow = z.object({
  currency: z.enum(['gold', 'gems', 'exp', 'ruby']),
  groupId: id.nullable().meta({ description: 'Of rubies, the group; else null' }),
  amount: whole.meta({ description: 'Negative: taken' }),
  balance: whole.meta({ description: 'What one had after it; of rubies, in that group' }),
  reason,
  reference,
  createdAt: instant,
})

/** What one has in a group, beside the group itself. */
const inGroup = z.object({
  groupId: id,
  role,
  joinedAt: instant,
  tasks: z.array(userGroupTask),
  rewards: z.array(userGroupReward),
  missions: z.array(userGroupMission),
})

/** What is kept of an account and no other part of the export has. */
const account = z.object({
  createdAt: instant,
  activatedAt: instant.nullable(),
  provenAt: instant.nullable().meta({ description: 'When the address was proven' }),
  timeZone: z.string().meta({ description: 'The last one seen' }),
  lastSeenDay: day,
  holidaySince: day.nullable(),
  gemsHeld: whole.meta({ description: 'For what is being made at this moment' }),
  gemsOwed: whole.meta({ description: 'Of purchases that were refunded' }),
  sessions: z
    .array(z.object({ agent: z.string(), createdAt: instant, lastSeenAt: instant, expiresAt: instant }))
    .meta({ description: 'Where one is signed in' }),
  devices: z
    .array(z.object({ createdAt: instant, lastUsedAt: instant }))
    .meta({ description: 'Devices that signed in before, whose wrong passwords are counted apart' }),
  tokens: z.array(accessToken.omit({ id: true })).meta({ description: 'Tokens for programs, without what they are' }),
  calendar: calendarState.nullable().meta({ description: 'The address of the calendar, which itself is not kept' }),
  identities: z.array(z.object({ provider: z.string(), subject: z.string(), createdAt: instant })),
  boards: z.array(z.object({ boardId: id, position: whole, lap: whole, usedSquares: z.array(whole) })),
  groups: z.array(inGroup),
  payments: z.array(
    z.object({
      ...{ id, quantity: whole, gems: whole, amount: whole, currency: z.string(), status: z.string() },
      ...{ createdAt: instant, paidAt: instant.nullable() },
    }),
  ),
  generations: z.array(z.object({ kind: z.string(), gems: whole, status: z.string(), createdAt: instant })),
  webhooks: z
    .array(webhook.omit({ state: true, owner: true }))
    .meta({ description: 'Those that one answers for, of groups too; without their secrets' }),
  generatedAvatars: z.array(z.object({ id, url: z.string(), createdAt: instant })),
})

export const exported = z
  .object({
    profile,
    tasks: z.array(task).meta({ description: 'Current ones, then archived ones' }),
    rewards: z.array(reward),
    missions: z.array(mission).meta({ description: 'Of every status' }),
    groups: z.array(group),
    notifications: z.array(notification),
    purchases: z.array(purchase),
    ledger: z.array(ledgerRow).meta({ description: 'Every change of a balance, oldest first' }),
    account,
  })
  .meta({ id: 'Export' })

export type Exported = z.infer<typeof exported>

export type ExportedAccount = z.infer<typeof account>

export const deletionInput = z.object({
  password: typedPassword.meta({ description: 'Empty for an account that has none, since a provider signs it in' }),
})

export type Deletion = z.infer<typeof deletionInput>

export const deletionAsked = z.object({
  deletesOn: day.meta({ description: 'When the data is erased; until then it can be taken back' }),
})

export type DeletionAsked = z.infer<typeof deletionAsked>

export const restoreByNetworkInput = socialInput.omit({ birthDate: true, lang: true })

export type RestoreByNetwork = z.infer<typeof restoreByNetworkInput>
