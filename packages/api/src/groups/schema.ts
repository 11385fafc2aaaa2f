import { z } from 'zod'
import { squareKinds } from '../board/schema.ts'
import { stats } from '../game/schema.ts'
import { asBuilt, callId, clientChosenId, day, email, id, instant, limit, line, text, title } from '../kernel/schema.ts'
import { rubyEntry } from '../ledger/schema.ts'
import { avatar } from '../store/schema.ts'

export const roles = ['creator', 'leader', 'member'] as const

export const role = z.enum(roles).meta({ id: 'Role' })

export type Role = z.infer<typeof role>

export const member = z
  .object({
    id: id.meta({ description: 'The id of the membership. `userId` is the player' }),
    userId: id,
    name: z.string(),
    avatar: avatar.nullable(),
    imageUrl: z.string().nullable(),
    groupRole: role,
    displayRole: z.string().meta({ description: "The group's name for the role, or the role" }),
    stats: stats.meta({ description: 'Rubies of this group; gold and gems of others are 0' }),
    managed: z.boolean().meta({ description: 'A child: a member without an account, whom guardians manage' }),
    guardians: z.array(id).meta({ description: 'For leaders: the userIds of the guardians of a child' }),
    onBreakUntil: day.nullable().meta({ description: 'While the member is on a break: the last of its planned days' }),
  })
  .meta({ id: 'Member' })

export type Member = z.infer<typeof member>

const label = line(1, 50).nullable()

const settings = z.object({
  timeZone: z
    .string()
    .min(1)
    .max(64)
    .meta({ description: "The zone of the group's days: an IANA name, or a fixed offset such as +02:00" }),
  deeds: z.boolean().meta({ description: 'Whether members can ask rubies for something that was no task' }),
  loadVisibleTo: z.enum(['leaders', 'all']).meta({ description: 'Who sees how much each member does' }),
  showShares: z.boolean().meta({ description: 'Whether members see what each of the others has saved in a pool' }),
})

export const group = z
  .object({
    id,
    name: z.string(),
    leaderRoleDisplayName: z.string().nullable(),
    memberRoleDisplayName: z.string().nullable(),
    boardId: id.meta({ description: 'The board of the group' }),
    ...settings.shape,
    succession: z
      .object({
        userId: id.meta({ description: 'The leader who was asked to take over' }),
        passesAt: instant.nullable().meta({
          description:
            'When the group passes on without an answer, because its creator leaves. Null: the creator stays',
        }),
      })
      .nullable()
      .meta({ description: 'For leaders: an open question to one of them' }),
    members: z.array(member),
    currentMember: member.meta({ description: 'The caller' }),
  })
  .meta({ id: 'Group' })

export type Group = z.infer<typeof group>

export const createGroupInput = z.object({
  id: clientChosenId,
  name: title,
  leaderRoleDisplayName: label.default(null),
  memberRoleDisplayName: label.default(null),
  ...settings.partial().shape,
})

export type CreateGroup = z.infer<typeof createGroupInput>

export const updateGroupInput = z.object({
  id,
  name: title,
  leaderRoleDisplayName: label,
  memberRoleDisplayName: label,
  /** Settings that are left out stay, so that older clients do not change them. */
  ...settings.partial().shape,
})

export type UpdateGroup = z.infer<typeof updateGroupInput>

export const askSuccessorInput = z.object({ id, userId: id.meta({ description: 'A leader of the group' }) })

export type AskSuccessor = z.infer<typeof askSuccessorInput>

const pawn = z
  .object({
    userId: id,
    name: z.string(),
    avatar: avatar.nullable().meta({ description: 'Null: generated, or hidden by the member' }),
    imageUrl: z.string().nullable(),
    position: z.number().int().min(0),
    lap: z.number().int().min(1),
    resting: z.boolean().meta({ description: 'The member is on a break' }),
    onBreakUntil: day.nullable().meta({ description: 'While the member is on a break: the last of its planned days' }),
    plain: z.boolean().meta({ description: 'The member shows no avatar' }),
  })
  .meta({ id: 'GroupPawn' })

export type GroupPawn = z.infer<typeof pawn>

export const groupBoard = asBuilt(
  z
    .object({
      board: z.object({
        id,
        name: z.string(),
        size: z.number().int(),
        squares: z.array(z.object({ position: z.number().int(), kind: z.enum(squareKinds) })),
      }),
      pawns: z.array(pawn),
    })
    .meta({ id: 'GroupBoard' }),
)

export type GroupBoard = z.infer<typeof groupBoard>

export const chooseBoardInput = z.object({
  id,
  boardId: id,
  undo: z.boolean().optional().meta({
    description:
      'Only goes back to the game on the former board, up to a minute after the choice. Later it changes nothing.',
  }),
})

export type ChooseBoard = z.infer<typeof chooseBoardInput>

export const setOwnPawnInput = z.object({ id, plain: z.boolean() })

export type SetOwnPawn = z.infer<typeof setOwnPawnInput>

export const statsInGroup = z.object({ groupId: id, stats })

export type StatsInGroup = z.infer<typeof statsInGroup>

export const ofMember = z.object({ id, memberId: id })

export type OfMember = z.infer<typeof ofMember>

export const removeMemberInput = ofMember.extend({
  devices: z.boolean().optional().meta({
    description:
      'For leaders, true: the shared devices that the member added end, too. By default they stay with the group',
  }),
})

export type RemoveMember = z.infer<typeof removeMemberInput>

export const sendGemsInput = z.object({ groupId: id, memberId: id, gems: z.number().int().min(1), id: callId })

export type SendGems = z.infer<typeof sendGemsInput>

/** The id of a ruby row, as text. Each id has one spelling, since the text says which row was reversed. */
const rowId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .meta({ description: 'The id of a row' })

/** The path names the group by `groupId`, so that `id` can be the key of a call. */
const rubiesOf = z.object({ groupId: id, memberId: id })

export const listRubiesInput = rubiesOf.extend({
  before: rowId.optional().meta({ description: 'The `next` of the page before' }),
  limit,
})

export type ListRubies = z.infer<typeof listRubiesInput>

export const rubyRows = z.object({
  rows: z.array(rubyEntry).meta({ description: 'Newest first' }),
  balance: z.number().int().meta({ description: 'The sum of all rows' }),
  next: z.string().nullable().meta({ description: 'For the next page; null: this is the last one' }),
})

export type RubyRows = z.infer<typeof rubyRows>

export const giveRubiesInput = rubiesOf.extend({
  amount: z
    .number()
    .int()
    .min(-1000)
    .max(1000)
    .refine((amount) => amount !== 0, { message: 'not 0' })
    .meta({ description: 'Negative: takes at most the rubies that the member has. Not 0' }),
  reason: text(1, 200).meta({ description: 'Shown to the member and at the row' }),
  id: callId,
})

export type GiveRubies = z.infer<typeof giveRubiesInput>

export const reverseRubiesInput = rubiesOf.extend({ rowId })

export type ReverseRubies = z.infer<typeof reverseRubiesInput>

export const rubiesMoved = z.object({
  row: rubyEntry,
  stats: stats.meta({ description: "The member's, as others see them" }),
})

export type RubiesMoved = z.infer<typeof rubiesMoved>

export const inviteInput = z.object({ groupId: id, email, id: callId })

export type Invite = z.infer<typeof inviteInput>

export const invited = z.object({ invitationId: id })

export const invitation = z
  .object({
    id,
    email: z.string(),
    createdAt: instant,
    expiresAt: instant,
    link: z
      .string()
      .nullable()
      .meta({ description: 'If the server sends no e-mails: the link for an address without an account' }),
  })
  .meta({ id: 'Invitation' })

export type Invitation = z.infer<typeof invitation>

export const ofInvitation = z.object({ id, invitationId: id })

export type OfInvitation = z.infer<typeof ofInvitation>

/** How many weeks the load goes back at most. */
export const maxWeeks = 12

export const readLoadInput = z.object({
  groupId: id,
  weeks: z.number().int().min(1).max(maxWeeks).default(4).meta({ description: 'How many, this one included' }),
})

export type ReadLoad = z.infer<typeof readLoadInput>

const counted = z.number().int().min(0)

const memberWeek = z
  .object({
    userId: id,
    done: counted.meta({ description: 'Tasks, missions and deeds that counted' }),
    missed: counted.meta({ description: 'Occurrences that were due while the member was there' }),
    onBehalf: counted.meta({ description: 'Completed by a leader for the member. Not part of `done`' }),
    waiting: counted.meta({ description: 'Waits for an answer' }),
    daysOff: counted.meta({ description: 'Days on a break' }),
    ruby: z.number().int().meta({ description: 'Rubies earned and given, without what was spent' }),
  })
  .meta({ id: 'MemberWeek' })

export const load = z.object({ weeks: z.array(z.object({ monday: day, members: z.array(memberWeek) })) })

export type Load = z.infer<typeof load>
