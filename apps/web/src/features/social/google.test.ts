import { describe, expect, it } from 'vitest'
import { emailIn, googleUrl, newState, type PendingSignIn, pendingSignInOf, readResponse } from './google.ts'

const pending: PendingSignIn = { state: 'our-state', nonce: 'our-nonce', redirect: '/groups?x=1' }

describe('the URL of Google', () => {
  it('requests an ID token with our nonce and returns to our page', () => {
    const url = new URL(googleUrl({ clientId: 'client', origin: 'https://play.example', lang: 'bg', pending }))
    expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'client',
      redirect_uri: 'https://play.example/google-sign-in',
      response_type: 'id_token',
      scope: 'openid email profile',
      nonce: 'our-nonce',
      state: 'our-state',
      prompt: 'select_account',
      hl: 'bg',
    })
  })

  it('is different each time', () => {
    expect(newState()).toMatch(/^[0-9a-f]{32}$/)
    expect(newState()).not.toBe(newState())
  })
})

describe('the answer', () => {
  it('is accepted when its state matches', () => {
    expect(readResponse('#state=our-state&id_token=a.b.c', pending)).toEqual({ kind: 'token', token: 'a.b.c', pending })
  })

  it.each([
    ['of another question', '#state=another&id_token=a.b.c', pending],
    ['without a question', '#state=our-state&id_token=a.b.c', null],
    ['without a state', '#id_token=a.b.c', pending],
    ['that is not there', '', pending],
  ])('%s is ignored', (_case, fragment, pendingRequest) => {
    expect(readResponse(fragment, pendingRequest)).toEqual({ kind: 'none' })
  })

  it.each(['#state=our-state&error=access_denied', '#state=our-state', '#state=our-state&id_token='])(
    'without a token is a refusal: %s',
    (fragment) => expect(readResponse(fragment, pending)).toEqual({ kind: 'refused' }),
  )

  it('contains a readable e-mail address', () => {
    const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
    expect(emailIn(token({ email: 'мира+тест@example.org' }))).toBe('мира+тест@example.org')
    for (const wrong of [token({}), token({ email: 5 }), 'x', 'a.b.c', '']) expect(emailIn(wrong)).toBeNull()
  })
})

describe('the pending sign-in', () => {
  const storage = () => {
    const stored = new Map<string, string>()
    return {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    }
  }

  it('is stored until it ends', () => {
    const signIns = pendingSignInOf(storage())
    expect(signIns.current()).toBeNull()
    signIns.begin(pending)
    expect(signIns.current()).toEqual(pending)
    signIns.end()
    expect(signIns.current()).toBeNull()
  })

  it.each(['{', 'null', '5', '{"state":"x"}', '{"state":"","nonce":"n","redirect":"/"}'])(
    'is ignored when it is %s',
    (text) => {
      const stored = storage()
      stored.setItem('google-sign-in', text)
      expect(pendingSignInOf(stored).current()).toBeNull()
    },
  )
})
