import { z } from 'zod'
import { device, linkToken, password, typedPassword } from '../auth/schema.ts'
import { member } from '../groups/schema.ts'
import { callId, day, email, id, instant, lang, title } from '../kernel/schema.ts'
import { pin, wallSetting } from '../pins/schema.ts'
import { dayStartsAt } from '../profile/schema.ts'
import { avatar } from '../store/schema.ts'

const named = z.object({ userId: id, name: z.string() })

const dayStartOfChild = dayStartsAt.meta({
  description: 'When the day of the child starts, local time. Until then it is still the day before',
})

export const child = z
  .object({
    userId: id,
    name: z.string(),
    avatar,
    lang,
    pin: z.boolean().meta({ description: 'Whether it has a PIN for shared devices' }),
    locked: z.boolean().meta({ description: 'Whether a leader has to unlock its PIN' }),
    wall: wallSetting,
    dayStartsAt: dayStartOfChild,
    groups: z
      .array(z.object({ id, name: z.string() }))
      .meta({ description: 'All its groups for guardians, otherwise those that the caller is in, too' }),
    guardians: z.array(named),
    consentAt: instant.meta({ description: "When the caller consented; for others, the first guardian's consent" }),
    asked: z.array(named).meta({ description: 'For guardians: leaders who were asked to become guardians' }),
    handOver: z
      .object({ email: z.string(), expiresAt: instant })
      .nullable()
      .meta({ description: 'For guardians: the open offer of an account of its own' }),
    erasesOn: day.nullable().meta({ description: 'While its deletion is pending: when its data is erased' }),
  })
  .meta({ id: 'Child' })

export type Child = z.infer<typeof child>

const consent = z.literal(true).meta({
  description:
    "The caller is the child's parent or guardian, and agrees that the group keeps its name, avatar and what it does in the game",
})

export const addChildInput = z.object({
  groupId: id,
  name: title,
  avatar: id.optional().meta({ description: 'A free avatar. By default one that no other member has' }),
  lang: lang.optional().meta({ description: 'By default the language of the caller' }),
  pin: pin.optional().meta({ description: 'With it the child enters on shared devices. By default it has none' }),
  consent,
  id: callId,
})

export type AddChild = z.infer<typeof addChildInput>

export const childAdded = z.object({ child, member })

export type ChildAdded = z.infer<typeof childAdded>

export const updateChildInput = z.object({
  groupId: id,
  userId: id,
  name: title.optional(),
  avatar: id.optional().meta({ description: 'A free avatar, or one that the child has bought' }),
  lang: lang.optional(),
  pin: pin.nullish().meta({ description: 'Null: none. Left out: it stays' }),
  wall: wallSetting.optional().meta({ description: '`pin` needs a PIN' }),
  dayStartsAt: dayStartOfChild.optional(),
})

export type UpdateChild = z.infer<typeof updateChildInput>

export const childInGroup = z.object({ groupId: id, userId: id })

export type ChildInGroup = z.infer<typeof childInGroup>

export const ofChild = z.object({ userId: id })

export type OfChild = z.infer<typeof ofChild>

export const askGuardianInput = z.object({
  userId: id,
  guardianId: id.meta({ description: 'The userId of a leader of a group that the child is in' }),
})

export type AskGuardian = z.infer<typeof askGuardianInput>

export const acceptGuardianshipInput = z.object({ userId: id, consent })

export const deleteChildInput = z.object({
  userId: id,
  password: typedPassword.meta({ description: "The caller's. Empty for an account without a password" }),
})

export type DeleteChild = z.infer<typeof deleteChildInput>

export const handOverInput = z.object({ userId: id, email })

export type HandOver = z.infer<typeof handOverInput>

export const takeOverInput = z.object({
  token: linkToken,
  password: password.optional().meta({ description: 'Required, except where passwords are switched off' }),
  passwordConfirmation: typedPassword.optional(),
  birthDate: day.meta({ description: 'Checked against the minimum age, and not stored' }),
  device,
})

export type TakeOver = z.infer<typeof takeOverInput>
