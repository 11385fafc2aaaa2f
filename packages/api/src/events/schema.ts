import { z } from 'zod'
import { award, board } from '../board/schema.ts'
import { deed } from '../deeds/schema.ts'
import { stats } from '../game/schema.ts'
import { groupMission } from '../group-missions/schema.ts'
import { groupReward } from '../group-rewards/schema.ts'
import { groupTask } from '../group-tasks/schema.ts'
import {
  type GroupWideEventType,
  groupWideEventTypes,
  type PersonalEventType,
  personalEventTypes,
} from '../kernel/events/event-types.ts'
import { asBuilt, day, id, instant } from '../kernel/schema.ts'
import { mission, missionTask } from '../missions/schema.ts'
import { notification } from '../notifications/schema.ts'
import { sharedPool } from '../pools/schema.ts'
import { profile } from '../profile/schema.ts'
import { reward } from '../rewards/schema.ts'
import { tag } from '../tags/schema.ts'
import { task } from '../tasks/schema.ts'

export { personalEventTypes }

const changed = z.object({ changed: z.array(z.string()).meta({ description: 'The fields that changed' }) })

const paid = z.object({ award: award.optional() })

const withStats = z.object({ stats })

const ofMission = z.object({ missionId: id.meta({ description: 'The mission of the task' }) })

const deleted = z.object({ id })

/** The content of events, by type: the item after the change, in the same shape as its own call returns it. */
export const eventData = {
  'task.created': task,
  'task.updated': task,
  'task.completed': task,
  'task.reopened': task,
  'task.archived': task,
  'task.deleted': deleted,
  'task.skipped': task,
  'task.missed': task,
  'mission.created': mission,
  'mission.updated': mission,
  'mission.activated': mission,
  'mission.completed': mission,
  'mission.failed': mission,
  'mission.archived': mission,
  'mission.deleted': deleted,
  'missionTask.completed': missionTask,
  'missionTask.reopened': missionTask,
  'reward.created': reward,
  'reward.updated': reward,
  'reward.redeemed': reward,
  'reward.deleted': deleted,
  'player.levelUp': stats,
  'player.dayStarted': z.object({ day }),
  'board.moved': board,
  'board.cardDrawn': board,
  'board.lapCompleted': board,
  'notification.created': notification,
} satisfies Record<PersonalEventType, z.ZodType>

/** The fields that events of a type have besides `data`. */
export const eventBeside = {
  'task.updated': changed,
  'task.completed': paid,
  'mission.updated': changed,
  'mission.completed': paid,
  'missionTask.completed': ofMission,
  'missionTask.reopened': ofMission,
  'reward.updated': changed,
  'reward.redeemed': withStats,
} satisfies Partial<Record<PersonalEventType, z.ZodObject>>

const type = z.enum(personalEventTypes).meta({ id: 'EventType' })

export const personEvent = z
  .object({
    id,
    type,
    sequence: z.int().meta({ description: 'Rises with each event of the person' }),
    createdAt: instant,
    userId: id,
    groupId: id.nullable(),
    data: z.record(z.string(), z.unknown()).meta({ description: 'Depends on the type' }),
  })
  .meta({ id: 'Event' })

/** An event with the other fields of its type. */
export type PersonEvent = z.infer<typeof personEvent> & Beside

type Beside = Partial<
  z.infer<typeof changed> & z.infer<typeof paid> & z.infer<typeof ofMission> & z.infer<typeof withStats>
>

/** The fields that events of a type have besides `data`. */
export const besideOf = (type: PersonalEventType): z.ZodRawShape =>
  (eventBeside as Partial<Record<PersonalEventType, z.ZodObject>>)[type]?.shape ?? {}

/** The whole event of a type. */
export const eventOf = (type: PersonalEventType) =>
  z.object({ ...personEvent.shape, type: z.enum([type]), data: eventData[type], ...besideOf(type) })

const ofMember = z.object({ userId: id })

const ofRole = ofMember.extend({ role: z.enum(['creator', 'leader', 'member']) })

const byHand = ofMember.extend({
  ruby: z.int().min(1).meta({ description: 'How many rubies were given or taken' }),
  by: id.meta({ description: 'The leader' }),
  reason: z.string().nullable().meta({ description: 'The words of the leader' }),
})

const ofPawn = ofMember.extend({
  position: z.int().min(0).meta({ description: 'The square on the board of the group, from 0' }),
  lap: z.int().min(1),
  steps: z.int().min(1).meta({ description: 'How many squares the pawn moved' }),
})

/** The content of events of groups, by type: the item as leaders see it after that. */
export const groupEventData = {
  'group.taskRequested': groupTask,
  'group.taskApproved': groupTask,
  'group.taskRefused': groupTask,
  'group.taskCompleted': groupTask,
  'group.missionRequested': groupMission,
  'group.missionApproved': groupMission,
  'group.missionRefused': groupMission,
  'group.rewardRequested': groupReward,
  'group.rewardApproved': groupReward,
  'group.rewardRefused': groupReward,
  'group.rewardRedeemed': groupReward,
  'group.memberJoined': ofRole,
  'group.memberLeft': ofMember,
  'group.roleChanged': ofRole,
  'group.deedRequested': deed,
  'group.deedApproved': deed,
  'group.deedRefused': deed,
  'group.poolChanged': z.union([sharedPool, deleted]),
  'group.rubiesGiven': byHand,
  'group.rubiesTaken': byHand,
  'group.pawnMoved': ofPawn,
} satisfies Record<GroupWideEventType, z.ZodType>

export const groupEvent = z.object({
  id,
  type: z.enum(groupWideEventTypes),
  createdAt: instant,
  userId: id.meta({ description: 'The member that it is about' }),
  groupId: id,
  data: z.record(z.string(), z.unknown()).meta({ description: 'Depends on the type' }),
})

export type GroupEvent = z.infer<typeof groupEvent>

/**
 * `ping`: nothing new. The first one says from where on. `reset`: some events after the named one are no longer kept.
 */
export type StreamedEvent = PersonEvent | { type: 'ping' | 'reset' }

export const streamInput = z.object({ lastEventId: z.string().max(50).optional() })

export type StreamInput = z.infer<typeof streamInput>

const changedItem = {
  id,
  deleted: z.boolean(),
}

const listedChange = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('task'), ...changedItem, item: task.nullable() }),
    z.object({ kind: z.literal('mission'), ...changedItem, item: mission.nullable() }),
    z.object({ kind: z.literal('reward'), ...changedItem, item: reward.nullable() }),
    z.object({ kind: z.literal('tag'), ...changedItem, item: tag.nullable() }),
    z.object({ kind: z.literal('profile'), ...changedItem, item: profile.nullable() }),
  ])
  .meta({ id: 'Change', description: 'An item as its list has it now, or that it was deleted' })

export type ListedChange = z.infer<typeof listedChange>

export const changesInput = z.object({
  since: z
    .string()
    .min(1)
    .max(500)
    .optional()
    .meta({ description: 'The `cursor` of the last response. Without it, everything is sent from the beginning' }),
})

export const changes = asBuilt(
  z
    .object({
      cursor: z.string().meta({ description: 'Send it as `since` in the next call' }),
      changes: z.array(listedChange),
      more: z.boolean().meta({ description: 'True: there is more now. Otherwise, ask again later' }),
    })
    .meta({ id: 'Changes' }),
)

export type Changes = z.infer<typeof changes>
