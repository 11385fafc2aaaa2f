const storageKey = 'oidc-sign-in'

/** The sign-in that has begun, stored while the user is at the provider. */
export type PendingOidc = {
  /** Compared with the answer, so a foreign answer is not accepted. */
  state: string
  /** What only this window knows. */
  secret: string
  purpose: 'sign-in' | 'connect'
  /** The path that opens afterwards. */
  redirect: string
  /** The address of a person without an account, once the provider has answered. */
  newcomer?: string
}

/** What the provider answered. `none`: nothing, or not to this window. `failed`: it has its own reason. */
export type OidcAnswer =
  | { kind: 'code'; answer: { code: string; state: string; iss?: string } }
  | { kind: 'cancelled' | 'failed' | 'none' }

/** Opens the page of the provider. It returns to `/oidc-sign-in`. */
export function goToOidc(
  { url, state, secret }: { url: string; state: string; secret: string },
  { purpose, redirect }: Pick<PendingOidc, 'purpose' | 'redirect'>,
): Promise<void> {
  storePending({ state, secret, purpose, redirect })
  window.location.assign(url)
  // The button stays busy until the page is left. “Back” can show the same page again.
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}

export const storePending = (pending: PendingOidc): void => sessionStorage.setItem(storageKey, JSON.stringify(pending))

export const endPending = (): void => sessionStorage.removeItem(storageKey)

export function pendingOidc(): PendingOidc | null {
  try {
    const pending = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as PendingOidc | null
    const isWhole = [pending?.state, pending?.secret, pending?.redirect].every((part) => typeof part === 'string')
    return isWhole ? pending : null
  } catch {
    return null
  }
}

/** Reads the answer to a sign-in from the query of the URL. */
export function readOidcAnswer(query: string, pending: PendingOidc | null): OidcAnswer {
  const params = new URLSearchParams(query)
  const state = params.get('state')
  if (!pending || state !== pending.state) return { kind: 'none' }
  const code = params.get('code')
  if (!code) return { kind: params.get('error') === 'access_denied' ? 'cancelled' : 'failed' }
  const iss = params.get('iss')
  return { kind: 'code', answer: { code, state, ...(iss !== null && { iss }) } }
}
