import { createHash, createHmac } from 'node:crypto'

/** The values of one sign-in that the provider sees, derived from the secret of the browser. */
export interface SignInValues {
  state: string
  nonce: string
  /** The PKCE verifier. The provider first gets only its hash. */
  verifier: string
  challenge: string
}

/** Derives the values of a sign-in. Without the secret none of them can be computed. */
export function valuesOf(secret: string): SignInValues {
  const derive = (label: string) => createHmac('sha256', secret).update(label).digest('base64url')
  const verifier = derive('verifier')
  return {
    state: derive('state'),
    nonce: derive('nonce'),
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  }
}
