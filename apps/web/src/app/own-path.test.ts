import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

const origin = 'https://questboard.example'

describe('ownPath', () => {
  it.each(['/settings', '/missions/1?tab=done#notes', '/'])('accepts the path %s', (path) => {
    expect(ownPath(path, origin)).toBe(path)
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
    expect(ownPath(wanted, origin)).toBeNull()
  })
})
