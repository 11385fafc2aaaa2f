import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { idInput } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
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

const tag = 'Notifications'

export const notificationsRouter = router({
  list: userProcedure
    .meta(
      rest('GET /user/notifications', {
        summary: 'List unseen notifications of the last 30 days, newest first',
        description: 'At most 500. Older ones are in the list of old notifications.',
        tag,
        area: 'notifications',
      }),
    )
    .input(z.object({}))
    .output(unseenNotifications)
    .query(({ ctx }) => listUnseen(ctx)),

  old: userProcedure
    .meta(
      rest('GET /user/notifications/old', {
        summary: 'List seen and older notifications, newest first',
        description: '20 on a page unless `limit` is given.',
        tag,
        area: 'notifications',
      }),
    )
    .input(oldNotificationsInput)
    .output(oldNotifications)
    .query(({ ctx, input }) => listOld(ctx, input)),

  read: userProcedure
    .meta(
      rest('GET /user/notifications/{id}', {
        summary: 'Read a notification',
        description: 'Reading it does not mark it as seen.',
        tag,
        area: 'notifications',
        errors: ['notificationNotFound'],
      }),
    )
    .input(idInput)
    .output(notification)
    .query(({ ctx, input }) => readNotification(ctx, input)),

  markSeen: userProcedure
    .meta(
      rest('PUT /user/notifications/seen', {
        summary: 'Mark notifications as seen',
        description: 'The given ones, or all if the list is empty. Returns the number of unseen notifications.',
        tag,
        area: 'notifications',
      }),
    )
    .input(markSeenInput)
    .output(counted)
    .mutation(({ ctx, input }) => markSeen(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /user/notifications/{id}', {
        summary: 'Delete a notification',
        description: 'Deletes it permanently. Returns the number of unseen notifications.',
        tag,
        area: 'notifications',
        errors: ['notificationNotFound'],
      }),
    )
    .input(idInput)
    .output(counted)
    .mutation(({ ctx, input }) => removeNotification(ctx, input)),

  /** Over REST it is a separate stream, outside the envelope. */
  live: userProcedure
    .meta({ scopes: ['notifications:read'] })
    .input(liveInput)
    .subscription(({ ctx, input, signal }) => trackNotifications(ctx, input, signal)),
})
