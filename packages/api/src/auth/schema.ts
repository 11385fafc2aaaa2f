import { z } from 'zod'
import { codePoints, composed, day, email, id, instant, lang, title } from '../kernel/schema.ts'
import { profile } from '../profile/schema.ts'

const length = { min: 10, max: 128 }

/** A new password, in NFC and not trimmed. */
export const password = composed(z.string(), length.max)
  .refine((value) => codePoints(value) >= length.min, { message: `at least ${length.min} characters` })
  .refine((value) => codePoints(value) <= length.max, { message: `at most ${length.max} characters` })
  .meta({ minLength: length.min, maxLength: length.max })

/** A password for signing in. It accepts any text, since older passwords followed other rules. */
export const typedPassword = composed(z.string().max(1024), 1024)

/** A random value that a device creates once and stores, so that it has its own attempts. */
export const device = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, { message: 'must be 32 random bytes as base64url' })
  .optional()
  .meta({
    description:
      'A random value stored on the device (32 bytes, base64url). After its first sign-in, its wrong passwords are counted separately. It grants no access',
  })

export const registerInput = z.object({
  name: title,
  email,
  password,
  passwordConfirmation: typedPassword,
  birthDate: day.meta({ description: 'Checked against the minimum age, and not stored' }),
  lang: lang.optional(),
  device,
})

export type Register = z.infer<typeof registerInput>

export const registered = z.object({
  user: profile,
  token: z.string().nullable().meta({ description: 'Null until the account is activated' }),
})

export type Registered = z.infer<typeof registered>

export const loginInput = z.object({ email, password: typedPassword, device })

export type Login = z.infer<typeof loginInput>

export const signedIn = z.object({ token: z.string(), user: profile })

export type SignedIn = z.infer<typeof signedIn>

const secondFactorDue = z
  .object({
    ticket: z.string().meta({ description: 'For `POST /auth/second-factor`, once, from the same device' }),
    expiresAt: instant.meta({ description: 'Ten minutes after the sign-in began' }),
  })
  .meta({ id: 'SecondFactorDue' })

export type SecondFactorDue = z.infer<typeof secondFactorDue>

/** The response to a sign-in with a password or a provider. */
export const signInResponse = z.union([
  signedIn,
  z
    .object({ token: z.null(), user: z.null(), secondFactor: secondFactorDue })
    .meta({ description: 'The account has a second factor, whose code is due' }),
])

export type SignInResponse = z.infer<typeof signInResponse>

export const hasAccountInput = z.object({ email: email.meta({ description: 'The address' }) })

export const requestEmailInput = z.object({ email })

const keepTokens = z
  .boolean()
  .default(false)
  .meta({ description: 'Keeps API tokens valid. By default they are revoked' })

export const endOtherSessionsInput = z.object({ keepTokens })

export type EndOtherSessions = z.infer<typeof endOtherSessionsInput>

export const changePasswordInput = z.object({
  oldPassword: typedPassword,
  password,
  passwordConfirmation: typedPassword,
  keepTokens,
})

export type ChangePassword = z.infer<typeof changePasswordInput>

export const requestEmailChangeInput = z.object({
  email: email.meta({ description: 'The new address' }),
  password: typedPassword
    .default('')
    .meta({ description: 'The password of the account. Empty for an account without one' }),
})

export type RequestEmailChange = z.infer<typeof requestEmailChangeInput>

export const emailChangeRequested = z.object({
  changed: z.boolean().meta({
    description:
      'True: the address has changed, since this server sends no e-mails. False: it changes with the link of the e-mail',
  }),
})

export type EmailChangeRequested = z.infer<typeof emailChangeRequested>

/** The secret part of a link. */
export const linkToken = z.string().min(1).max(200)

export const activateAccountInput = z.object({
  token: linkToken,
  password: password.optional().meta({
    description:
      'The password of the account. Without it the account has none, since someone else may have registered the address; a password reset sets one',
  }),
  device,
})

export type ActivateAccount = z.infer<typeof activateAccountInput>

export const resetPasswordInput = z.object({ token: linkToken, password, passwordConfirmation: typedPassword })

export type ResetPassword = z.infer<typeof resetPasswordInput>

export const notMeInput = z.object({ token: linkToken })

export const reported = z.object({
  locked: z.boolean().meta({
    description:
      'Whether the account is locked, because its address was changed and cannot be changed back. Then no e-mail follows',
  }),
})

export const groupRegisterInput = registerInput.extend({ invitationToken: linkToken })

export type GroupRegister = z.infer<typeof groupRegisterInput>

export const verifyLinkInput = z.object({
  token: linkToken,
  kind: z.enum(['recovery', 'activation', 'invitation', 'emailChange', 'notMe']),
})

export type VerifyLink = z.infer<typeof verifyLinkInput>

const withName = z.object({ name: z.string() })

export const verifiedLink = z.object({
  valid: z.literal(true),
  email: z.string(),
  group: withName.optional().meta({ description: 'Of an invitation: the group that the link leads into' }),
  inviter: withName.optional().meta({ description: 'Of an invitation: the member who made it' }),
})

export type VerifiedLink = z.infer<typeof verifiedLink>

export const confirmEmailChangeInput = z.object({ token: linkToken })

export const emailChanged = z.object({ email: z.string() })

export const acceptEmailInvitationInput = z.object({ token: linkToken })

export const joinedByLink = z.object({
  groupId: id,
  groupName: z.string(),
  hasAccount: z.boolean().meta({ description: 'True: that account is now a member. False: the link is still valid' }),
})

export type JoinedByLink = z.infer<typeof joinedByLink>

export const nonceIssued = z.object({
  nonce: z.string().meta({ description: 'Valid for one sign-in within 10 minutes' }),
})

export type NonceIssued = z.infer<typeof nonceIssued>

export const socialInput = z.object({
  network: z.string().max(50).meta({ description: 'google' }),
  token: z.string().min(1).max(10_000).meta({ description: 'The ID token of the network for the nonce' }),
  nonce: z.string().min(1).max(200),
  birthDate: day.optional().meta({ description: 'Required for the first sign-in. Checked, and not stored' }),
  lang: lang.optional(),
  device,
})

export type Social = z.infer<typeof socialInput>

export const signInWays = z.object({
  password: z.boolean(),
  google: z.boolean(),
  oidc: z.boolean(),
  passkey: z.boolean(),
})

export type SignInWays = z.infer<typeof signInWays>

export const disconnectInput = z.object({
  provider: z.enum(['google', 'oidc']).meta({ description: 'The provider that no longer signs in' }),
})

export type Disconnect = z.infer<typeof disconnectInput>

export const session = z
  .object({
    id,
    agent: z.string().meta({ description: 'The user agent of the sign-in' }),
    createdAt: instant,
    lastSeenAt: instant.meta({ description: 'To the hour' }),
    current: z.boolean().meta({ description: 'Whether this is the session of the call' }),
  })
  .meta({ id: 'Session' })

export type Session = z.infer<typeof session>
