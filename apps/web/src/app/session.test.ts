import { beforeEach, describe, expect, it } from 'vitest'
import { createSession, isSessionChange } from './session.ts'

const ani = { id: '019d3c00-0000-7000-8000-000000000001', name: 'Ани', email: 'ani@example.com', lang: 'bg' as const }

/** The part of `Storage` that a session uses. */
class MemoryStorage {
  readonly items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
  removeItem = (key: string) => void this.items.delete(key)
}

describe('a session', () => {
  let storage: MemoryStorage
  beforeEach(() => {
    storage = new MemoryStorage()
  })

  it('stores the token and the user for the next visit', () => {
    createSession(storage).signIn('secret', ani)
    const next = createSession(storage)
    expect(next.isSignedIn).toBe(true)
    expect(next.token).toBe('secret')
    expect(next.user).toEqual(ani)
    expect([...storage.items.keys()].sort()).toEqual(['cu', 'ut'])
  })

  it('stores only the needed fields of the user', () => {
    const profile = { ...ani, stats: { gold: 5 } }
    createSession(storage).signIn('secret', profile)
    expect(JSON.parse(storage.getItem('cu') ?? '')).toEqual(ani)
  })

  it('removes both on sign-out and reports the reason', () => {
    const session = createSession(storage)
    const reasons: string[] = []
    const stop = session.onSignedOut((reason) => reasons.push(reason))
    session.signIn('secret', ani)
    session.signOut('ended')
    expect(session.isSignedIn).toBe(false)
    expect(storage.items.size).toBe(0)
    stop()
    session.signOut('left')
    expect(reasons).toEqual(['ended'])
  })

  it.each(['', '{', 'null', '{"id":1}', '{"id":"a","name":"b","email":"c","lang":"fr"}'])(
    'has no user for the stored value %j',
    (record) => {
      storage.setItem('cu', record)
      expect(createSession(storage).user).toBeNull()
    },
  )
})

describe('isSessionChange', () => {
  it('is true for a change of the token or of everything', () => {
    expect(isSessionChange({ key: 'ut', oldValue: 'a', newValue: null })).toBe(true)
    expect(isSessionChange({ key: 'ut', oldValue: 'a', newValue: 'b' })).toBe(true)
    expect(isSessionChange({ key: null, oldValue: null, newValue: null })).toBe(true)
  })

  it('is false for other keys', () => {
    expect(isSessionChange({ key: 'lang', oldValue: 'bg', newValue: 'en' })).toBe(false)
    expect(isSessionChange({ key: 'cu', oldValue: '{}', newValue: '{"a":1}' })).toBe(false)
  })
})
