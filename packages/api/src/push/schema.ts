import { z } from 'zod'
import { hasNoCredentials, id, instant, isWeb, line } from '../kernel/schema.ts'

/** The most devices of a person. A further one takes the place of the one that was unused for longest. */
export const maxPushDevices = 10

const maxEndpointLength = 2000

/** 65 and 16 bytes in base64url without padding. */
const publicKey = z.string().regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url')
const authSecret = z.string().regex(/^[\w-]{22}$/, 'must be 16 bytes in base64url')

export const pushDevice = z
  .object({
    id,
    name: z.string(),
    createdAt: instant,
    lastSuccessAt: instant.nullable().meta({ description: 'When its push service last accepted a push' }),
    current: z.boolean().meta({ description: 'Whether the session of the call registered it' }),
  })
  .meta({ id: 'PushDevice' })

export type PushDevice = z.infer<typeof pushDevice>

export const pushState = z.object({
  publicKey: z.string().meta({ description: 'The `applicationServerKey` for a subscription, in base64url (RFC 8292)' }),
  devices: z.array(pushDevice).meta({ description: 'Oldest first' }),
})

export type PushState = z.infer<typeof pushState>

export const registerInput = z.object({
  endpoint: z
    .string()
    .max(maxEndpointLength)
    .refine(isWeb, { message: 'must be an https address', abort: true })
    .refine(hasNoCredentials, { message: 'must hold no user name or password' })
    .meta({ format: 'uri', description: 'Of the subscription, as the browser has it' }),
  keys: z.object({ p256dh: publicKey, auth: authSecret }),
  name: line(1, 100).meta({ description: 'How its owner recognises it' }),
})

export type RegisterDevice = z.infer<typeof registerInput>

export const pushFaults = [
  'gone',
  'status',
  'tooMany',
  'tooLarge',
  'timeout',
  'refused',
  'unresolved',
  'connection',
  'tls',
  'privateAddress',
] as const

export type PushFault = (typeof pushFaults)[number]

export const testResult = z.object({
  sent: z.boolean(),
  fault: z.enum(pushFaults).nullable().meta({
    description:
      'Why it was not sent. gone: the browser no longer receives pushes, and the device was deleted; status, tooMany, tooLarge: the push service refused it; timeout, refused, unresolved, connection, tls: it did not respond; privateAddress: it is not of the open internet',
  }),
})

export type TestResult = z.infer<typeof testResult>
