import { z } from 'zod'

const whole = z.number().int()

export const config = z
  .object({
    googleClientId: z.string().nullable().meta({ description: 'Null: no sign-in by Google' }),
    payments: z.boolean(),
    generation: z
      .object({ tasks: whole, rewards: whole, avatar: whole })
      .nullable()
      .meta({ description: 'What generating costs, in gems. Null: not offered' }),
    minimumAge: whole,
    erasureDays: whole.meta({ description: 'From a request for deletion to when the data is erased' }),
    contact: z.string().nullable().meta({ description: 'Where people write about their data' }),
    supportUrl: z.string().nullable().meta({ description: 'Where people donate. Null: nowhere' }),
    feedbackUrl: z.string().nullable().meta({ description: 'Where people say what they think. Null: to the contact' }),
    limits: z.object({ groupsCreated: whole, groupMembers: whole, tagsPerTask: whole, openItems: whole }),
  })
  .meta({ id: 'Config' })
