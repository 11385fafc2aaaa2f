import { z } from 'zod'
import { typedPassword } from '../auth/schema.ts'
import { isTrivial, wallSettings } from './rules.ts'

export const pin = z.string().regex(/^\d{4,6}$/, 'must be 4 to 6 digits')

export const wallSetting = z
  .enum(wallSettings)
  .meta({ description: 'How the wall view of a shared device treats the player' })

export const setPinInput = z.object({
  password: typedPassword.meta({ description: 'Empty for an account without a password' }),
  pin: pin
    .refine((digits) => !isTrivial(digits), 'is too easy to guess')
    .nullish()
    .meta({
      description:
        'Not one digit repeated, and no run such as 1234. Null: no PIN, so that shared devices do not show you. Left out: the PIN stays',
    }),
  wall: wallSetting.meta({ description: '`pin` needs a PIN. Before you choose, the wall view does not show you' }),
})

export type SetPin = z.infer<typeof setPinInput>

export const ownPin = z
  .object({
    pin: z.boolean().meta({ description: 'Whether you have a PIN for shared devices' }),
    locked: z.boolean().meta({ description: 'Too many wrong ones: until you set it again' }),
    wall: wallSetting,
  })
  .meta({ id: 'OwnPin' })

export type OwnPin = z.infer<typeof ownPin>
