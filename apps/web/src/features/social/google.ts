import type { Locale } from '@questboard/i18n'

/** Where Google asks who one is. What it answers comes back in the fragment of our address, which no server is sent. */
const askedAt = 'https://accounts.google.com/o/oauth2/v2/auth'

const KEY = 'google-sign-in'

/** What is kept of a sign-in while the person is at Google's. */
export type Journey = {
  /** By which the answer is known to be one to our question, and not somebody else's. */
  state: string
  /** What the server handed out for Google to sign. */
  nonce: string
  /** Where the person stands afterwards: a path of our own. */
  redirect: string
}

/** `none`: there is no answer, or none to a question of ours. `refused`: Google, or the person there, said no. */
export type Answer = { kind: 'token'; token: string; journey: Journey } | { kind: 'refused' } | { kind: 'none' }

/** The address of the page that Google's answer comes to; the operator has named it to Google. */
export const answeredAt = '/google-sign-in'

type Question = { clientId: string; origin: string; lang: Locale; journey: Journey }

export function addressOfGoogle({ clientId, origin, lang, journey }: Question): string {
  const url = new URL(askedAt)
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}${answeredAt}`,
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: journey.nonce,
    state: journey.state,
    // On a family's computer the account that is signed in at Google's may be another's.
    prompt: 'select_account',
    hl: lang,
  }).toString()
  return url.href
}

/** Reads Google's answer from the fragment of the address, as the answer to what was asked. */
export function readAnswer(fragment: string, asked: Journey | null): Answer {
  const told = new URLSearchParams(fragment.replace(/^#/, ''))
  if (!asked || told.get('state') !== asked.state) return { kind: 'none' }
  const token = told.get('id_token')
  return token ? { kind: 'token', token, journey: asked } : { kind: 'refused' }
}

/** The address that a token is of, to be shown: what it is worth, the server finds out. */
export function addressIn(token: string): string | null {
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

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The one sign-in by Google that is on its way in this window. */
export const journeyIn = (storage: Kept) => ({
  begin: (journey: Journey): void => storage.setItem(KEY, JSON.stringify(journey)),
  end: (): void => storage.removeItem(KEY),
  current(): Journey | null {
    try {
      const { state, nonce, redirect } = JSON.parse(storage.getItem(KEY) ?? 'null')
      const isWhole = [state, nonce, redirect].every((part) => typeof part === 'string' && part !== '')
      return isWhole ? { state, nonce, redirect } : null
    } catch {
      return null
    }
  },
})
