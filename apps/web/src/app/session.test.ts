import { beforeEach, describe, expect, it } from 'vitest'
import { createSession, isSessionChange } from './session.ts'

const ani = { id: '019d3c00-0000-7000-8000-000000000001', name: 'Ани', email: 'ani@example.com', lang: 'bg' as const }

/** The part of the browser's storage that a session uses. */
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

  it('keeps token and person where the next visit finds them', () => {
    createSession(storage).signIn('secret', ani)
    const next = createSession(storage)
    expect(next.isSignedIn).toBe(true)
    expect(next.token).toBe('secret')
    expect(next.user).toEqual(ani)
    expect([...storage.items.keys()].sort()).toEqual(['cu', 'ut'])
  })

  it('keeps of the person only what the next visit needs', () => {
    const profile = { ...ani, stats: { gold: 5 } }
    createSession(storage).signIn('secret', profile)
    expect(JSON.parse(storage.getItem('cu') ?? '')).toEqual(ani)
  })

  it('forgets both when it ends, and says why', () => {
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
    'has nobody for the record %j',
    (record) => {
      storage.setItem('cu', record)
      expect(createSession(storage).user).toBeNull()
    },
  )
})

describe('isSessionChange', () => {
  it('is a change of the token, or of everything', () => {
    expect(isSessionChange({ key: 'ut', oldValue: 'a', newValue: null })).toBe(true)
    expect(isSessionChange({ key: 'ut', oldValue: 'a', newValue: 'b' })).toBe(true)
    expect(isSessionChange({ key: null, oldValue: null, newValue: null })).toBe(true)
  })

  it('is not a change of something else', () => {
    expect(isSessionChange({ key: 'lang', oldValue: 'bg', newValue: 'en' })).toBe(false)
    expect(isSessionChange({ key: 'cu', oldValue: '{}', newValue: '{"a":1}' })).toBe(false)
  })
})
