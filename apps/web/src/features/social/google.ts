import type { Locale } from '@questboard/i18n'

/** Google's authorisation endpoint. It answers in the URL fragment, which browsers send to no server. */
const googleEndpoint = 'https://accounts.google.com/o/oauth2/v2/auth'

const storageKey = 'google-sign-in'

/** The pending sign-in, stored while the user is at Google. */
export type PendingSignIn = {
  /** Compared with the answer, so a foreign answer is not accepted. */
  state: string
  /** The server's nonce for Google to sign. */
  nonce: string
  /** The path that opens after signing in. */
  redirect: string
}

/** `none`: there is no answer, or not to our request. `refused`: Google or the user refused. */
export type ProviderResponse =
  | { kind: 'token'; token: string; pending: PendingSignIn }
  | { kind: 'refused' }
  | { kind: 'none' }

/** The URL to which Google returns. The operator has registered it with Google. */
const returnPath = '/google-sign-in'

type UrlParts = { clientId: string; origin: string; lang: Locale; pending: PendingSignIn }

export function googleUrl({ clientId, origin, lang, pending }: UrlParts): string {
  const url = new URL(googleEndpoint)
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}${returnPath}`,
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: pending.nonce,
    state: pending.state,
    // On a shared computer another person may be signed in at Google.
    prompt: 'select_account',
    hl: lang,
  }).toString()
  return url.href
}

/** Reads Google's answer to the given request from the URL fragment. */
export function readResponse(fragment: string, pendingRequest: PendingSignIn | null): ProviderResponse {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  if (!pendingRequest || params.get('state') !== pendingRequest.state) return { kind: 'none' }
  const token = params.get('id_token')
  return token ? { kind: 'token', token, pending: pendingRequest } : { kind: 'refused' }
}

/** The e-mail address in a token, for display only. The server verifies the token. */
export function emailIn(token: string): string | null {
  try {
    const bytes = Uint8Array.from(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    )
    const { email } = JSON.parse(new TextDecoder().decode(bytes))
    return typeof email === 'string' ? email : null
  } catch {
    return null
  }
}

export function newState(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The pending sign-in of this window. */
export const pendingSignInOf = (sessionStorage: SessionStorage) => ({
  begin: (pending: PendingSignIn): void => sessionStorage.setItem(storageKey, JSON.stringify(pending)),
  end: (): void => sessionStorage.removeItem(storageKey),
  current(): PendingSignIn | null {
    try {
      const { state, nonce, redirect } = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
      const isWhole = [state, nonce, redirect].every((part) => typeof part === 'string' && part !== '')
      return isWhole ? { state, nonce, redirect } : null
    } catch {
      return null
    }
  },
})
