import { z } from 'zod'
import { notificationTypes } from '../kernel/events/notification-types.ts'
import { time } from '../schedules/schema.ts'

/** What has channels: every type of notification, and the reminders of tasks. */
export const preferenceTypes = [...notificationTypes, 'reminder'] as const

const preferenceType = z.enum(preferenceTypes).meta({ id: 'NotificationPreferenceType' })

export type PreferenceType = z.infer<typeof preferenceType>

/** Types with an e-mail that is always sent, so that their switch for e-mails does nothing. */
export const typesWithOwnEmail: readonly PreferenceType[] = ['groupInvitation', 'newDevice']

const inApp = z.literal(true).meta({ description: 'The app always shows it' })

const channels = z
  .object({
    inApp,
    push: z.boolean(),
    email: z.boolean().meta({
      description:
        'Sent to a verified address, together with others of the type within a minute. Invitations and new sign-ins have an e-mail in any case',
    }),
  })
  .meta({ id: 'NotificationChannels', description: 'Where a type of notification appears' })

export type Channels = z.infer<typeof channels>

const quietFrom = time.nullable().meta({
  description:
    'Quiet hours, in your time zone; they may cross midnight. Nothing is pushed or e-mailed in them, except reminders; it is sent together when they end. Both ends are set, and differ, or both are null',
})

const shown = {
  quietFrom,
  quietTo: time.nullable(),
  digestAt: time.nullable().meta({
    description:
      'When the morning digest is sent: pushed to your devices, or e-mailed if none of them receives pushes. In quiet hours it waits for their end. Null: never',
  }),
  weekly: z.boolean().meta({ description: 'A weekly e-mail about the groups that you lead' }),
  nudge: z.boolean().meta({
    description:
      'A push at 19:00 when a streak of 3 or more would end that day; none in quiet hours or in holiday mode',
  }),
  hideContents: z
    .boolean()
    .meta({ description: 'Whether pushes and e-mails about notifications say only that there is something new' }),
}

const channelsOfTypes = Object.fromEntries(preferenceTypes.map((type) => [type, channels])) as Record<
  PreferenceType,
  typeof channels
>

export const notificationPreferences = z
  .object({ ...shown, types: z.object(channelsOfTypes) })
  .meta({ id: 'NotificationPreferences' })

export type NotificationPreferences = z.infer<typeof notificationPreferences>

export const updatePreferencesInput = z.object({
  ...z.object(shown).partial().shape,
  types: z
    .partialRecord(preferenceType, channels.partial().meta({ id: undefined, description: undefined }))
    .optional()
    .meta({ description: 'Types and channels that are left out keep their value' }),
})

export type UpdatePreferences = z.infer<typeof updatePreferencesInput>

export const unsubscribeInput = z.object({ token: z.string().max(200) })
