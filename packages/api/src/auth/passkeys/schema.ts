import { z } from 'zod'
import { id, instant, line } from '../../kernel/schema.ts'
import { device, typedPassword } from '../schema.ts'

/** How many passkeys an account has. */
export const maxPasskeys = 10

/** The longest name of a passkey. */
export const maxPasskeyNameLength = 60

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/, { message: 'must be base64url' })

/** The id of a credential: at most 1023 bytes. */
const credentialId = base64url(1364)

const name = line(1, maxPasskeyNameLength)

export const passkey = z
  .object({
    id,
    name: z.string(),
    backedUp: z.boolean().meta({ description: 'Whether it is copied to the other devices of its owner' }),
    createdAt: instant,
    lastUsedAt: instant.nullable().meta({ description: 'The last sign-in with it' }),
  })
  .meta({ id: 'Passkey' })

export type Passkey = z.infer<typeof passkey>

const timeout = z.number().int().meta({ description: 'Milliseconds in which the challenge is valid' })

const challenge = z.string().meta({ description: 'Valid once, for five minutes' })

export const signInOptions = z.object({
  challenge,
  rpId: z.string().meta({ description: 'The domain that passkeys belong to' }),
  timeout,
  userVerification: z.literal('required'),
})

export type SignInOptions = z.infer<typeof signInOptions>

export const beginPasskeyInput = z.object({
  password: typedPassword.meta({ description: 'Empty for an account without a password' }),
})

export type BeginPasskey = z.infer<typeof beginPasskeyInput>

const publicKeyType = z.literal('public-key')

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

export type Transport = (typeof knownTransports)[number]

/** The transports that this server knows: browsers add new ones. */
export const readTransports = (sent: readonly string[] = []): Transport[] =>
  knownTransports.filter((transport) => sent.includes(transport))

export const passkeyOptions = z.object({
  challenge,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.number().int() })),
  timeout,
  attestation: z.literal('none'),
  excludeCredentials: z
    .array(z.object({ id: z.string(), type: publicKeyType, transports: z.array(z.enum(knownTransports)) }))
    .meta({ description: 'The passkeys that the account has' }),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

export type PasskeyOptions = z.infer<typeof passkeyOptions>

const credential = { id: credentialId, rawId: credentialId, type: publicKeyType }

const clientDataJSON = base64url(4000)

export const addPasskeyInput = z.object({
  name,
  response: z
    .object({
      ...credential,
      response: z.object({
        clientDataJSON,
        attestationObject: base64url(20_000),
        transports: z.array(z.string().max(30)).max(10).optional(),
      }),
    })
    .meta({ description: 'What `navigator.credentials.create()` returned, as JSON' }),
})

export type AddPasskey = z.infer<typeof addPasskeyInput>

export const renamePasskeyInput = z.object({ id, name })

export type RenamePasskey = z.infer<typeof renamePasskeyInput>

export const passkeySignInInput = z.object({
  response: z
    .object({
      ...credential,
      response: z.object({
        clientDataJSON,
        authenticatorData: base64url(4000),
        signature: base64url(4000),
        userHandle: base64url(100).optional(),
      }),
    })
    .meta({ description: 'What `navigator.credentials.get()` returned, as JSON' }),
  device,
})

export type PasskeySignIn = z.infer<typeof passkeySignInInput>
