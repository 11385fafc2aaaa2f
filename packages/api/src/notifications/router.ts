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
    .meta(rest('GET /user/notifications', { summary: 'Unseen notifications of the last 30 days, newest first', tag }))
    .input(z.object({}))
    .output(unseenNotifications)
    .query(({ ctx }) => listUnseen(ctx)),

  old: userProcedure
    .meta(rest('GET /user/notifications/old', { summary: 'Seen and older notifications, newest first', tag }))
    .input(oldNotificationsInput)
    .output(oldNotifications)
    .query(({ ctx, input }) => listOld(ctx, input)),

  read: userProcedure
    .meta(
      rest('GET /user/notifications/{id}', {
        summary: 'Read a notification',
        tag,
        errors: ['notificationNotFound'],
      }),
    )
    .input(idInput)
    .output(notification)
    .query(({ ctx, input }) => readNotification(ctx, input)),

  markSeen: userProcedure
    .meta(rest('PUT /user/notifications/seen', { summary: 'Mark notifications as seen, some or all', tag }))
    .input(markSeenInput)
    .output(counted)
    .mutation(({ ctx, input }) => markSeen(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /user/notifications/{id}', {
        summary: 'Delete a notification',
        tag,
        errors: ['notificationNotFound'],
      }),
    )
    .input(idInput)
    .output(counted)
    .mutation(({ ctx, input }) => removeNotification(ctx, input)),

  /** Over REST it is a stream of its own, outside the envelope. */
  live: userProcedure.input(liveInput).subscription(({ ctx, input, signal }) => trackNotifications(ctx, input, signal)),
})
