import { z } from 'zod'
import { stats } from '../game/schema.ts'
import { day, id, lang, title } from '../kernel/schema.ts'
import { avatar } from '../store/schema.ts'
import { dayStarts } from './constants.ts'

export const dayStartsAt = z.enum(dayStarts).meta({
  description: 'When your day starts, local time. Until then it is still the day before',
})

const taskOrder = z.enum(['created', 'manual', 'due']).meta({ description: 'The order of tasks in the web app' })

const quickAddDates = z.boolean().meta({ description: 'Whether quick add in the web app reads dates' })

export const profile = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    lang,
    avatar: avatar.nullable(),
    generatedAvatar: id.nullable(),
    generatedAvatarUrl: z.string().nullable(),
    imageUrl: z.string().nullable().meta({ description: 'The URL of the avatar or of the generated avatar' }),
    holidayMode: z.boolean(),
    lastDayStart: day.meta({ description: 'The last local date for which the rollover was done' }),
    stats,
    board: z.object({ id, position: z.number().int() }),
    notificationsCount: z.number().int(),
    dayStartsAt,
    taskOrder,
    quickAddDates,
  })
  .meta({ id: 'Profile' })

export type Profile = z.infer<typeof profile>

export const updateProfileInput = z
  .object({
    name: title.optional(),
    avatar: id.optional(),
    lang: lang.optional(),
    generatedAvatar: id.nullable().optional(),
    dayStartsAt: dayStartsAt.optional(),
    taskOrder: taskOrder.optional(),
    quickAddDates: quickAddDates.optional(),
  })
  .refine(({ avatar, generatedAvatar }) => !(avatar && generatedAvatar), {
    message: 'a profile shows its avatar or its generated avatar',
    path: ['generatedAvatar'],
  })

export type UpdateProfile = z.infer<typeof updateProfileInput>

export const holidayModeInput = z.object({ holidayMode: z.boolean() })

export type HolidayMode = z.infer<typeof holidayModeInput>
