import { z } from 'zod'

const whole = z.number().int()

export const config = z
  .object({
    googleClientId: z.string().nullable().meta({ description: 'Null: no sign-in with Google' }),
    mail: z.boolean().meta({ description: 'Whether the server sends e-mails' }),
    oidc: z
      .object({ name: z.string(), signUp: z.boolean().meta({ description: 'Whether it creates accounts' }) })
      .nullable()
      .meta({ description: 'The identity provider of the server. Null: none' }),
    passwordSignIn: z.boolean().meta({ description: 'Whether people sign in and register with a password' }),
    signUp: z
      .enum(['open', 'invited', 'closed'])
      .meta({ description: 'Who may sign up: anyone, people with an invitation to a group, or no one' }),
    name: z.string().nullable().meta({ description: 'The name that the owner gave to this place' }),
    awaitsOwner: z.boolean().meta({ description: 'Whether the server is new and waits for its owner' }),
    payments: z.boolean(),
    generation: z
      .object({ tasks: whole, rewards: whole, avatar: whole })
      .nullable()
      .meta({ description: 'Prices in gems. Null: not available' }),
    minimumAge: whole,
    erasureDays: whole.meta({ description: 'Days from the request for deletion to the erasure of the data' }),
    contact: z.string().nullable().meta({ description: 'The contact for questions about personal data' }),
    supportUrl: z.string().nullable().meta({ description: 'The page for donations, if any' }),
    feedbackUrl: z.string().nullable().meta({ description: 'The page for feedback. Null: the contact' }),
    limits: z.object({ groupsCreated: whole, groupMembers: whole, tagsPerTask: whole, openItems: whole }),
  })
  .meta({ id: 'Config' })
