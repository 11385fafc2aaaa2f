/** Requests and responses for the examples of the document. */
export interface Recorded {
  body?: unknown
  answer?: unknown
  failure?: { status: number; error: unknown }
}

/** Lists are cut to this length, or the document would be mostly examples. */
const maxShown = 2

/** Recovery codes, as they are made. */
const recoveryCode = /^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/

/** The id of an account in its passkeys, base64url of a UUID. */
const userHandle = /^[\w-]{48}$/

const serverMade = /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g

const secrets: Record<string, string> = {
  token: 'the-token',
  proof: 'the-proof',
  invitationToken: 'the-token-of-the-email',
  nonce: 'the-nonce',
  secret: 'whsec_the-secret',
  code: 'ABCDEFGH',
  publicKey: 'the-public-key-of-the-server',
  ticket: 'the-ticket',
  challenge: 'the-challenge',
  clientDataJSON: 'the-client-data',
  attestationObject: 'the-attestation',
  authenticatorData: 'the-authenticator-data',
  signature: 'the-signature',
  userHandle: 'the-user-handle',
  cursor: 'the-cursor',
}

/**
 * Makes examples reproducible: ids of the server are numbered in order, secrets get names, and URLs are those of an
 * example.
 *
 * @param kept ids that are the same on every server, such as those of avatars
 */
export function steady(kept: Set<string>): (value: unknown) => unknown {
  const numbers = new Map<string, string>()
  const idOf = (id: string): string => {
    if (kept.has(id)) return id
    const known = numbers.get(id) ?? `01990000-0000-7000-8000-${String(numbers.size + 1).padStart(12, '0')}`
    numbers.set(id, known)
    return known
  }
  const text = (value: string): string =>
    value
      .replaceAll(/https?:\/\/127\.0\.0\.1:\d+/g, 'https://questboard.example')
      .replaceAll(/http%3A%2F%2F127\.0\.0\.1%3A\d+/g, encodeURIComponent('https://questboard.example'))
      .replaceAll(/\b(state|nonce|code_challenge)=[\w-]{43}/g, '$1=the-$1')
      .replaceAll(/^[\w-]{43}$/g, 'the-value')
      .replaceAll(/cs_test_\w+/g, 'cs_test_1')
      .replaceAll(/code=qbc_[\w-]+/g, 'code=qbc_the-code')
      .replaceAll(/token=[\w-]+/g, 'token=the-token')
      .replaceAll(/secret=[A-Z2-7]+/g, 'secret=JBSWY3DPEHPK3PXP')
      .replace(recoveryCode, '7k2m-9qxd-4tva-h8zc')
      .replace(userHandle, 'the-user-handle')
      .replaceAll(/(calendars?\/)[\w-]{20,}/g, '$1the-secret')
      .replaceAll(serverMade, idOf)
  const write = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return secrets[name] ?? text(value)
    if (Array.isArray(value)) return value.slice(0, maxShown).map((item) => write(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, write(field, key)]))
  }
  return (value) => write(value)
}
