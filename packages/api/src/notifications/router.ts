import { z } from 'zod'
import { idInput } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls, userProcedure } from '../procedures.ts'
import { listOld } from './list-old.ts'
import { listUnseen } from './list-unseen.ts'
import { markSeen } from './mark-seen.ts'
import { readNotification } from './read.ts'
import { removeNotification } from './remove.ts'
import {
  counted,
  liveInput,
  markSeenInput,
  notification,
  oldNotifications,
  oldNotificationsInput,
  unseenNotifications,
} from './schema.ts'
import { trackNotifications } from './track.ts'

const userCall = userCalls({ tag: 'Notifications', area: 'notifications' })

export const notificationsRouter = router({
  list: userCall('GET /user/notifications', {
    device: 'person',
    summary: 'List unseen notifications of the last 30 days, newest first',
    description: 'At most 500. Older ones are in the list of old notifications.',
  })
    .input(z.object({}))
    .output(unseenNotifications)
    .query(({ ctx }) => listUnseen(ctx)),

  old: userCall('GET /user/notifications/old', {
    device: 'person',
    summary: 'List seen and older notifications, newest first',
    description: '20 on a page unless `limit` is given.',
  })
    .input(oldNotificationsInput)
    .output(oldNotifications)
    .query(({ ctx, input }) => listOld(ctx, input)),

  read: userCall('GET /user/notifications/{id}', {
    device: 'person',
    summary: 'Read a notification',
    description: 'Reading it does not mark it as seen.',
    errors: ['notificationNotFound'],
  })
    .input(idInput)
    .output(notification)
    .query(({ ctx, input }) => readNotification(ctx, input)),

  markSeen: userCall('PUT /user/notifications/seen', {
    device: 'person',
    summary: 'Mark notifications as seen',
    description: 'The given ones, or all if the list is empty. Returns the number of unseen notifications.',
  })
    .input(markSeenInput)
    .output(counted)
    .mutation(({ ctx, input }) => markSeen(ctx, input)),

  remove: userCall('DELETE /user/notifications/{id}', {
    device: 'person',
    summary: 'Delete a notification',
    description: 'Deletes it permanently. Returns the number of unseen notifications.',
    errors: ['notificationNotFound'],
  })
    .input(idInput)
    .output(counted)
    .mutation(({ ctx, input }) => removeNotification(ctx, input)),

  /** Over REST it is a separate stream, outside the envelope. */
  live: userProcedure
    // `GET /user/events` continues after a lost connection.
    .meta({ scopes: ['notifications:read'], deprecated: { since: '2026-11-30' } })
    .input(liveInput)
    .subscription(({ ctx, input, signal }) => trackNotifications(ctx, input, signal)),
})
