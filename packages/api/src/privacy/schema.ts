import { z } from 'zod'
import { socialInput, typedPassword } from '../auth/schema.ts'
import { calendarState } from '../calendar/schema.ts'
import { dayOff } from '../days-off/schema.ts'
import { deed } from '../deeds/schema.ts'
import { maxChildren } from '../game/rules.ts'
import { groupMission, userGroupMission } from '../group-missions/schema.ts'
import { groupReward, userGroupReward } from '../group-rewards/schema.ts'
import { groupTask, userGroupTask } from '../group-tasks/schema.ts'
import { group, role } from '../groups/schema.ts'
import { outcome } from '../history/schema.ts'
import { areDistinct, day, id, instant } from '../kernel/schema.ts'
import { reason, reference, rubyEntry } from '../ledger/schema.ts'
import { mission } from '../missions/schema.ts'
import { notification } from '../notifications/schema.ts'
import { connectedApp } from '../oauth/schema.ts'
import { notificationPreferences } from '../preferences/schema.ts'
import { profile } from '../profile/schema.ts'
import { groupPromise } from '../promises/schema.ts'
import { pushDevice } from '../push/schema.ts'
import { reward } from '../rewards/schema.ts'
import { purchase } from '../store/schema.ts'
import { tag } from '../tags/schema.ts'
import { task } from '../tasks/schema.ts'
import { accessToken } from '../tokens/schema.ts'
import { webhook } from '../webhooks/schema.ts'

const whole = z.number().int()

const ledgerRow = z.object({
  currency: z.enum(['gold', 'gems', 'exp', 'ruby']),
  groupId: id.nullable().meta({ description: 'The group of rubies, otherwise null' }),
  amount: whole.meta({ description: 'Negative: taken' }),
  balance: whole.meta({ description: 'The balance after it; for rubies, in that group' }),
  reason,
  reference,
  by: rubyEntry.shape.by,
  note: rubyEntry.shape.note,
  createdAt: instant,
})

const endedOccurrences = z
  .array(z.object({ taskId: id, slot: day, dueOn: day, outcome: outcome.extract(['missed', 'skipped', 'spared']) }))
  .optional()
  .meta({ description: 'Occurrences of tasks with a schedule that ended without completion, by their due day' })

/** A user's data in a group, besides the group itself. */
const inGroup = z.object({
  groupId: id,
  role,
  joinedAt: instant,
  boardSteps: whole.meta({ description: "Steps on the group's board" }),
  plainPawn: z.boolean(),
  tasks: z.array(userGroupTask),
  rewards: z.array(userGroupReward),
  missions: z.array(userGroupMission),
  deeds: z.array(deed),
  promises: z.array(groupPromise).optional().meta({ description: 'Rewards that the user redeemed' }),
  endedOccurrences,
  weeks: z
    .array(
      z.object({
        monday: day,
        done: whole,
        missed: whole,
        onBehalf: whole.meta({ description: 'Completed by a leader for the user; not part of `done`' }),
      }),
    )
    .optional()
    .meta({ description: "How many of the group's tasks the user completed and missed in recent weeks" }),
  poolShares: z
    .array(z.object({ poolId: id, name: z.string(), ruby: whole }))
    .optional()
    .meta({ description: 'Rubies that the user has in pools' }),
})

/** The account data that no other part of the export contains. */
const account = z.object({
  createdAt: instant,
  activatedAt: instant.nullable(),
  provenAt: instant.nullable().meta({ description: 'When the address was verified' }),
  emailChange: z
    .object({ email: z.string(), createdAt: instant, expiresAt: instant })
    .nullable()
    .optional()
    .meta({ description: 'A new address that waits for the use of its link' }),
  timeZone: z.string().meta({ description: 'The most recent one' }),
  lastSeenDay: day,
  holidaySince: day.nullable(),
  gemsHeld: whole.meta({ description: 'Reserved for a running generation' }),
  gemsOwed: whole.meta({ description: 'Debt from refunded purchases' }),
  sessions: z
    .array(z.object({ agent: z.string(), createdAt: instant, lastSeenAt: instant, expiresAt: instant }))
    .meta({ description: 'Open sessions' }),
  devices: z
    .array(z.object({ createdAt: instant, lastUsedAt: instant }))
    .meta({ description: 'Known devices, whose wrong passwords are counted separately' }),
  pushDevices: z
    .array(pushDevice.pick({ name: true, createdAt: true, lastSuccessAt: true }))
    .meta({ description: 'Browsers that receive pushes, without their addresses' }),
  tokens: z.array(accessToken.omit({ id: true })).meta({ description: 'API tokens, without the tokens themselves' }),
  apps: z.array(connectedApp.omit({ id: true })).meta({ description: 'Connected apps, without their tokens' }),
  calendar: calendarState.nullable().meta({ description: 'The state of the calendar URL, which itself is not stored' }),
  notificationPreferences,
  identities: z.array(z.object({ provider: z.string(), subject: z.string(), createdAt: instant })),
  passkeys: z
    .array(z.object({ name: z.string(), backedUp: z.boolean(), createdAt: instant, lastUsedAt: instant.nullable() }))
    .meta({ description: 'Without their keys' }),
  boards: z.array(z.object({ boardId: id, position: whole, lap: whole, usedSquares: z.array(whole) })),
  daysOff: z.array(dayOff),
  holidays: z
    .array(z.object({ beganAt: instant, endedAt: instant.nullable(), from: day, to: day.nullable() }))
    .optional()
    .meta({ description: 'When holiday mode was on' }),
  endedOccurrences,
  guardians: z
    .array(z.object({ userId: id, consentAt: instant }))
    .optional()
    .meta({ description: 'Of a child: its guardians' }),
  guardianships: z
    .array(
      z.object({
        childId: id,
        askedAt: instant,
        consentAt: instant.nullable(),
        consentVersion: whole.nullable(),
        declinedAt: instant.nullable(),
      }),
    )
    .optional()
    .meta({ description: 'Children whose guardian the user is, or was asked to become' }),
  groups: z.array(inGroup),
  payments: z.array(
    z.object({
      id,
      quantity: whole,
      gems: whole,
      amount: whole,
      currency: z.string(),
      status: z.string(),
      createdAt: instant,
      paidAt: instant.nullable(),
    }),
  ),
  generations: z.array(z.object({ kind: z.string(), gems: whole, status: z.string(), createdAt: instant })),
  webhooks: z
    .array(webhook.omit({ state: true, owner: true }))
    .meta({ description: 'Webhooks that the user saved last, including those of groups, without their secrets' }),
  generatedAvatars: z.array(z.object({ id, url: z.string(), createdAt: instant })),
})

export const exported = z
  .object({
    profile,
    tasks: z.array(task).meta({ description: 'Current ones, then archived ones' }),
    tags: z.array(tag).meta({ description: 'Own ones' }),
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

export const exportedGroup = z
  .object({
    group,
    tasks: z.array(groupTask).meta({ description: 'Current ones, then archived ones' }),
    rewards: z.array(groupReward).meta({ description: 'Current ones, then archived ones' }),
    missions: z.array(groupMission).meta({ description: 'Of every status' }),
    promises: z.array(groupPromise).optional().meta({ description: 'Rewards that members redeemed' }),
    rubies: z
      .array(
        z.object({
          userId: id,
          amount: whole.meta({ description: 'Negative: taken' }),
          balance: whole.meta({ description: "The member's rubies after it" }),
          reason,
          item: z.string().nullable().meta({ description: 'The name of the item at that time' }),
          byUserId: id.nullable().meta({ description: 'The leader who caused it. Null: the member, or the game' }),
          note: z.string().nullable(),
          createdAt: instant,
        }),
      )
      .meta({ description: 'Every change of the rubies of its members, oldest first' }),
  })
  .meta({ id: 'GroupExport' })

export type ExportedGroup = z.infer<typeof exportedGroup>

const handedChildren = z
  .array(
    z.object({
      userId: id,
      guardianId: id.meta({ description: 'The userId of a leader of a group that the child is in' }),
    }),
  )
  .max(maxChildren)
  .refine((children) => areDistinct(children.map(({ userId }) => userId)), { message: 'contains a child twice' })
  .meta({
    description:
      'For each child without another guardian, the one leader who is asked to become its guardian. Without a choice, all leaders of its groups are asked',
  })

/** The most groups in a request: more than a user can create on any server. */
const maxGroups = 100

const continuedGroups = z
  .array(
    z.object({
      groupId: id,
      to: id.nullable().meta({
        description: 'The userId of the leader who becomes the creator at once. Null: the group closes for everyone',
      }),
    }),
  )
  .max(maxGroups)
  .refine((groups) => areDistinct(groups.map(({ groupId }) => groupId)), { message: 'a group is named twice' })
  .meta({
    description:
      'Who continues each group that you created. Without a choice its oldest leader is asked for 30 days, and then becomes the creator',
  })

export const deletionInput = z.object({
  password: typedPassword.meta({ description: 'Empty for an account without a password' }),
  children: handedChildren.optional(),
  groups: continuedGroups.optional(),
})

export type DeleteAccount = z.infer<typeof deletionInput>

export const deletionAsked = z.object({
  deletesOn: day.meta({ description: 'The day on which the data is erased. Until then the deletion can be cancelled' }),
})

export const restoreByNetworkInput = socialInput.omit({ birthDate: true, lang: true })

export type RestoreByNetwork = z.infer<typeof restoreByNetworkInput>
