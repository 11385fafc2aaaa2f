import { z } from 'zod'
import { day, lang } from '../../kernel/schema.ts'
import { device, signInResponse, typedPassword } from '../schema.ts'

const secret = z.string().min(1).max(200).meta({ description: 'From the start of the sign-in' })

export const oidcBegun = z.object({
  url: z.string().meta({ description: 'The page of the provider to open' }),
  state: z.string().meta({ description: 'The provider returns it. Another one belongs to another sign-in' }),
  secret: z.string().meta({ description: 'Keep it in the window that signs in. Valid for 10 minutes' }),
})

export type OidcBegun = z.infer<typeof oidcBegun>

const answer = {
  secret,
  code: z.string().min(1).max(8000).meta({ description: 'From the URL to which the provider returned' }),
  state: z.string().min(1).max(200).meta({ description: 'From the same URL' }),
  iss: z.string().max(2000).optional().meta({ description: 'From the same URL, if it is there' }),
}

export const oidcAnswer = z.object(answer)

export type OidcAnswer = z.infer<typeof oidcAnswer>

export const oidcSignInInput = z.object({ ...answer, device })

export type OidcSignIn = z.infer<typeof oidcSignInInput>

export const oidcOutcome = z.object({
  answer: signInResponse.nullable().meta({ description: 'Null: there is no account yet' }),
  newcomer: z
    .object({ email: z.string() })
    .nullable()
    .meta({ description: 'A person without an account, for whom `POST /auth/oidc/sign-up` creates one' }),
})

export type OidcOutcome = z.infer<typeof oidcOutcome>

export const oidcSignUpInput = z.object({
  secret,
  birthDate: day.meta({ description: 'Checked against the minimum age, and not stored' }),
  lang: lang.optional(),
  device,
})

export type OidcSignUp = z.infer<typeof oidcSignUpInput>

export const oidcRestoreInput = z.object({ secret, device })

export type OidcRestore = z.infer<typeof oidcRestoreInput>

export const connectInput = z.object({
  password: typedPassword.default('').meta({
    description: 'The password of the account. Empty for an account without one',
  }),
})

export type Connect = z.infer<typeof connectInput>
