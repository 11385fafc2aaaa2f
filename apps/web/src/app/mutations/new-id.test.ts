import { idInput } from '@questboard/api/kernel/schema'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newId } from './new-id.ts'

afterEach(() => vi.unstubAllGlobals())

describe('newId', () => {
  it('returns an id that the server accepts', () => {
    expect(idInput.safeParse({ id: newId() }).success).toBe(true)
  })

  it('also works on insecure pages, which have no `randomUUID`', () => {
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array) => bytes.map(() => Math.floor(Math.random() * 256)),
    })
    const ids = Array.from({ length: 100 }, newId)
    for (const id of ids) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      expect(idInput.safeParse({ id }).success).toBe(true)
    }
    expect(new Set(ids).size).toBe(100)
  })
})
