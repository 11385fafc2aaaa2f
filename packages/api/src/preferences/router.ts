import { z } from 'zod'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { publicCalls, userCalls } from '../procedures.ts'
import { readPreferences } from './read.ts'
import { notificationPreferences, unsubscribeInput, updatePreferencesInput } from './schema.ts'
import { unsubscribe } from './unsubscribe.ts'
import { updatePreferences } from './update.ts'

const publicCall = publicCalls({ tag: 'Notifications' })

const sessionCall = userCalls({ tag: 'Notifications' })

/** How the caller wants to be notified. */
export const preferencesRouter = router({
  read: sessionCall('GET /user/notification-preferences', {
    summary: 'Read your notification preferences',
    description:
      'Quiet hours, digests, and the channels of each type of notification. The app shows every notification; by default the questions of others and your reminders are also pushed, and nothing is e-mailed.',
  })
    .input(z.object({}))
    .output(notificationPreferences)
    .query(({ ctx }) => readPreferences(ctx.db, ctx.userId)),

  update: sessionCall('PUT /user/notification-preferences', {
    summary: 'Update your notification preferences',
    description: 'Only the given fields, types and channels change. Returns all preferences.',
  })
    .input(updatePreferencesInput)
    .output(notificationPreferences)
    .mutation(({ ctx, input }) => updatePreferences(ctx, input)),

  unsubscribe: publicCall('POST /auth/unsubscribe', {
    summary: 'Stop e-mails of a kind with the link from one of them',
    description:
      'The link of a digest stops that digest. The link of an e-mail about notifications turns off e-mails of its type, or of all types if it was about several. Needs no session. The link stays valid, and stopping again changes nothing.',
    errors: ['tokenDoesNotExist'],
  })
    .input(unsubscribeInput)
    .output(nothing)
    .mutation(({ ctx, input }) => unsubscribe(ctx.services, input.token)),
})
