import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'

/** What it signs. Tests change one thing at a time. */
export interface Circumstances {
  /** The origin that the browser shows. */
  origin: string
  /** The domain that the passkey is for. */
  rpId: string
  /** Signatures so far, as the authenticator reports them. */
  counter: number
  /** Whether it has checked who uses it. */
  verified: boolean
  /** The account of the passkey, base64url. */
  userHandle: string
}

interface CreateOptions {
  challenge: string
  rp: { id: string }
  user: { id: string }
}

export type Authenticator = ReturnType<typeof newAuthenticator>

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** Just enough of CBOR (RFC 8949): integers, texts, bytes and maps, in the order given. */
function cbor(value: number | string | Uint8Array | [string | number, unknown][]): Buffer {
  const head = (type: number, count: number) =>
    count < 24
      ? Buffer.from([(type << 5) | count])
      : count < 256
        ? Buffer.from([(type << 5) | 24, count])
        : Buffer.from([(type << 5) | 25, count >> 8, count & 0xff])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const pairs = value.flatMap(([key, field]) => [cbor(key), cbor(field as never)])
  return Buffer.concat([head(5, value.length), ...pairs])
}

const flags = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, hasCredential: 64 }

/**
 * An authenticator with one passkey, and the browser that shows a site at `origin`: ES256, attestation `none`. It
 * counts its signatures from `counter`; 0 does not count, as most do.
 */
export function newAuthenticator(
  origin: string,
  { credentialId = base64url(randomBytes(32)), counter = 0, format = 'none' } = {},
) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = cbor([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  const usual: Circumstances = { origin, rpId: new URL(origin).hostname, counter, verified: true, userHandle: 'AA' }
  const credential = { id: credentialId, rawId: credentialId, type: 'public-key' as const }

  const clientData = (type: string, challenge: string, { origin }: Circumstances) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData({ rpId, counter, verified }: Circumstances, more = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const known = flags.present | flags.backupEligible | flags.backedUp | (more.length > 0 ? flags.hasCredential : 0)
    return Buffer.concat([
      hash('sha256', rpId, 'buffer'),
      Buffer.from([known | (verified ? flags.verified : 0)]),
      count,
      more,
    ])
  }

  return {
    credentialId,

    /** Makes the passkey, as `navigator.credentials.create()` does. */
    create({ challenge, rp, user }: CreateOptions, given: Partial<Circumstances> = {}) {
      const now = { ...usual, rpId: rp.id, ...given }
      usual.userHandle = user.id
      const id = Buffer.from(credentialId, 'base64url')
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 0xff]), id, key])
      const object = cbor([
        ['fmt', format],
        ['attStmt', []],
        ['authData', authenticatorData(now, attested)],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, now)),
        attestationObject: base64url(object),
        transports: ['internal', 'hybrid'],
      }
      return { ...credential, response }
    },

    /** Signs in, as `navigator.credentials.get()` does. */
    sign({ challenge }: { challenge: string }, given: Partial<Circumstances> = {}) {
      if (usual.counter > 0) usual.counter += 1
      const now = { ...usual, ...given }
      const client = clientData('webauthn.get', challenge, now)
      const data = authenticatorData(now)
      const signature = sign('sha256', Buffer.concat([data, hash('sha256', client, 'buffer')]), privateKey)
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: now.userHandle,
      }
      return { ...credential, response }
    },
  }
}
