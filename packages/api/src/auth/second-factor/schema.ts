import { z } from 'zod'
import { instant } from '../../kernel/schema.ts'
import { device, typedPassword } from '../schema.ts'

/** What can be wrong with a code, as the message of the field `code`. */
export const codeFaults = {
  wrong: 'is wrong',
  used: 'was used already: wait for the next one',
  wrongClock: 'is of another time: the clock of the authenticator app is wrong',
} as const

export type CodeFault = keyof typeof codeFaults

const code = z
  .string()
  .max(50)
  .meta({ description: 'The six digits of the authenticator app, or a recovery code. Spaces and hyphens are ignored' })

const password = typedPassword.meta({ description: 'Empty for an account without a password' })

export const secondFactorState = z
  .object({
    on: z.boolean(),
    since: instant.nullable().meta({ description: 'When it was turned on' }),
    recoveryCodesLeft: z.number().int().meta({ description: 'Recovery codes that were not used' }),
  })
  .meta({ id: 'SecondFactor' })

export type SecondFactorState = z.infer<typeof secondFactorState>

export const beginSecondFactorInput = z.object({
  password,
  code: code.optional().meta({ description: 'Needed when a second factor is on, which the new one replaces' }),
})

export type BeginSecondFactor = z.infer<typeof beginSecondFactorInput>

export const secondFactorBegun = z.object({
  secret: z.string().meta({ description: 'To be typed into an authenticator app, base 32' }),
  uri: z.string().meta({ description: 'The same as an `otpauth` URI, for a QR code' }),
  expiresAt: instant.meta({ description: 'Until when the first code is accepted' }),
})

export type SecondFactorBegun = z.infer<typeof secondFactorBegun>

export const confirmSecondFactorInput = z.object({
  code: z.string().max(50).meta({ description: 'The six digits that the authenticator app shows' }),
})

export type ConfirmSecondFactor = z.infer<typeof confirmSecondFactorInput>

export const recoveryCodesMade = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Ten codes, each for one use. They are returned only once' }),
})

export type RecoveryCodesMade = z.infer<typeof recoveryCodesMade>

/** What a change of the second factor needs. */
export const withSecondFactor = z.object({ password, code })

export type WithSecondFactor = z.infer<typeof withSecondFactor>

export const secondFactorInput = z.object({
  ticket: z.string().min(1).max(200).meta({ description: 'From the response of the sign-in' }),
  code,
  device,
})

export type SecondFactorInput = z.infer<typeof secondFactorInput>
