import { afterEach, describe, expect, it } from 'vitest'
import { sameOriginPath } from './same-origin-path.ts'

const origin = 'https://questboard.example'

describe('sameOriginPath', () => {
  it.each(['/settings', '/missions/1?tab=done#notes', '/'])('accepts the path %s', (path) => {
    expect(sameOriginPath(path, origin)).toBe(path)
  })

  it.each([
    'https://evil.example/login',
    '//evil.example/login',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'settings',
    '',
    undefined,
    ['/settings'],
  ])('rejects %j', (wanted) => {
    expect(sameOriginPath(wanted, origin)).toBeNull()
  })

  describe('in Safari 17', () => {
    const newer = Object.getOwnPropertyDescriptor(URL, 'parse') ?? {}

    afterEach(() => {
      Object.defineProperty(URL, 'parse', newer)
    })

    it('reads a path without URL.parse', () => {
      Reflect.deleteProperty(URL, 'parse')
      expect(sameOriginPath('/settings', origin)).toBe('/settings')
      expect(sameOriginPath('//', origin)).toBeNull()
    })
  })
})
