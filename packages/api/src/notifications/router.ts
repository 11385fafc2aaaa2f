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
        summary: 'Unseen notifications of the last 30 days, newest first',
        description: 'At most 500, and of the last 30 days; older ones are among the old ones.',
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
        summary: 'Seen and older notifications, newest first',
        description: 'Pages of 20 unless `limit` tells.',
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
        summary: 'Mark notifications as seen, some or all',
        description: 'Those that are named, or all when the list is empty. Answers how many are left unseen.',
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
        description: 'It goes for good. Answers how many are left unseen.',
        tag,
        area: 'notifications',
        errors: ['notificationNotFound'],
      }),
    )
    .input(idInput)
    .output(counted)
    .mutation(({ ctx, input }) => removeNotification(ctx, input)),

  /** Over REST it is a stream of its own, outside the envelope. */
  live: userProcedure
    .meta({ scopes: ['notifications:read'] })
    .input(liveInput)
    .subscription(({ ctx, input, signal }) => trackNotifications(ctx, input, signal)),
})
