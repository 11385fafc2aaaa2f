import { z } from 'zod'
import { notificationTypes } from '../kernel/events/notification-types.ts'
import { day, id, instant, limit, page } from '../kernel/schema.ts'

export { notificationTypes }

/** Events of a group that notify no one by themselves. Only its webhooks receive them. */
export const groupEventTypes = ['group.taskClaimed', 'group.turnChanged'] as const

export type GroupEventType = (typeof groupEventTypes)[number]

export const notificationType = z.enum(notificationTypes).meta({ id: 'NotificationType' })

export type NotificationType = z.infer<typeof notificationType>

const approved = z.boolean().optional().meta({ description: 'For an answered request: whether it was approved' })

const whole = z.number().int()

export const notification = z
  .object({
    id,
    type: notificationType,
    seen: z.boolean(),
    groupId: id.nullable().meta({ description: 'Null: no group, or a deleted one' }),
    createdAt: instant,
    data: z.object({
      sender: z.object({ id, name: z.string(), imageUrl: z.string().nullable() }).optional(),
      invitationId: id.optional(),
      group: z.object({ name: z.string() }).optional(),
      task: z.object({ title: z.string(), approved }).optional(),
      mission: z.object({ name: z.string(), approved }).optional(),
      reward: z.object({ name: z.string(), approved, ruby: whole.optional() }).optional(),
      deed: z.object({ title: z.string(), approved }).optional(),
      role: z.string().optional().meta({ description: "The group's name for the new role" }),
      gems: whole.optional(),
      member: z
        .object({ id, name: z.string() })
        .optional()
        .meta({ description: 'The child or member that it is about. Webhooks get its id alone, with an empty name' }),
      device: z.object({ name: z.string() }).optional(),
      lap: whole.optional().meta({ description: 'The lap that the sender has begun on the board of the group' }),
      note: z.string().optional().meta({ description: 'The words of the leader who answered' }),
      reason: z.string().optional().meta({ description: 'Why rubies were given or taken' }),
      until: instant.optional().meta({
        description:
          'When something happens without an answer. With `groupHandedOver` and `removeMember`: when the account of the creator who leaves, the sender, is erased',
      }),
      ruby: whole.optional().meta({ description: 'The rubies that were granted, given, taken or returned' }),
      pool: z.object({ name: z.string() }).optional(),
      swap: z.object({ id, taskId: id }).optional().meta({ description: 'The question to swap a turn' }),
      days: z.object({ from: day, to: day }).optional().meta({ description: 'The days off of the member' }),
      memberStats: z.object({ diff: z.object({ ruby: whole.meta({ description: 'Negative: taken' }) }) }).optional(),
    }),
  })
  .meta({ id: 'Notification' })

export type Notification = z.infer<typeof notification>

export const notificationsCount = z.number().int().meta({ description: 'Unseen ones of the last 30 days' })

export const unseenNotifications = z.object({ notifications: z.array(notification), notificationsCount })

export const oldNotificationsInput = z.object({ page, limit })

export type OldNotificationsInput = z.infer<typeof oldNotificationsInput>

export const oldNotifications = z.object({ notifications: z.array(notification), totalCount: whole })

export const markSeenInput = z.object({ notificationIds: z.array(id).max(5000).meta({ description: 'Empty: all' }) })

export type MarkSeen = z.infer<typeof markSeenInput>

export const counted = z.object({ notificationsCount })

export type Counted = z.infer<typeof counted>

/**
 * Events for open windows: a new notification, the number of unseen ones, a reminder of a task, and a change of a
 * group or of the user's own data, which is then read again.
 */
export const liveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notification'), notification }),
  z.object({ kind: z.literal('count'), notificationsCount }),
  z.object({ kind: z.literal('groupChanged'), groupId: id }),
  z.object({ kind: z.literal('balancesChanged') }),
  z.object({ kind: z.literal('ownChanged') }),
  z.object({
    kind: z.literal('reminder'),
    reminder: z.object({ taskId: id, title: z.string(), time: z.string().nullable(), groupId: id.nullable() }),
  }),
])

export type LiveEvent = z.infer<typeof liveEvent>

/** A window that lost its connection names the last event that it had. */
export const liveInput = z.object({ lastEventId: instant.optional() })

export type LiveInput = z.infer<typeof liveInput>

const eventType = z.enum([...notificationTypes, ...groupEventTypes, 'test'])

const turn = z
  .object({
    taskId: id,
    day: day.meta({ description: 'The day that identifies the occurrence' }),
    holder: id.nullable().meta({ description: 'Whose turn it is. Null: no one is there, or the first may do it' }),
    takenBy: id.nullable().meta({ description: 'Who has completed it' }),
  })
  .optional()
  .meta({ description: 'For `group.taskClaimed` and `group.turnChanged`: the occurrence of the task' })

/**
 * The body of a request to a webhook. For a group's webhook, `data` has no `id` and `seen`, because it belongs to no
 * single notification.
 */
export const webhookBody = z.object({
  id,
  type: eventType,
  createdAt: instant,
  groupId: id.nullable(),
  recipients: z
    .array(id)
    .meta({ description: 'Ids of the notified users. Empty for events of a group that notify no one' }),
  data: notification
    .partial({ id: true, seen: true })
    .extend({ type: eventType, data: notification.shape.data.extend({ turn }) })
    .meta({ id: undefined }),
})

export type WebhookBody = z.infer<typeof webhookBody>

export type EventData = WebhookBody['data']['data']
