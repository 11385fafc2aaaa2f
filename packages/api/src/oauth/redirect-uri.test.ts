import { expect, test } from 'vitest'
import { isRegistered, mayRegister, placeOf } from './redirect-uri.ts'

test.each([
  'https://app.example/callback',
  'http://127.0.0.1/callback',
  'http://localhost:3000/cb',
  'http://[::1]:9/cb',
  'cursor://anysphere.cursor/oauth',
  'com.example.app:/cb',
])('an app may register %s', (uri) => {
  expect(mayRegister(uri)).toBe(true)
})

test.each([
  'http://app.example/callback',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'https://app.example/#part',
  'https://user@app.example/',
  'https://app.example/a b',
  '/callback',
  '',
])('no app may register “%s”', (uri) => {
  expect(mayRegister(uri)).toBe(false)
})

test('an address must be the registered one, except for the port on one’s own device', () => {
  const registered = ['https://app.example/callback', 'http://127.0.0.1/cb']
  expect(isRegistered(registered, 'https://app.example/callback')).toBe(true)
  expect(isRegistered(registered, 'http://127.0.0.1:50123/cb')).toBe(true)
  for (const other of [
    'https://app.example/callback/',
    'https://app.example/callback?x=1',
    'https://app.example:8443/callback',
    'http://127.0.0.1:50123/other',
    'http://localhost:50123/cb',
    'https://127.0.0.1/cb',
    'http://127.0.0.1@evil.example/cb',
    'http://x@127.0.0.1:50123/cb',
  ]) {
    expect([other, isRegistered(registered, other)]).toEqual([other, false])
  }
})

test('people read the host, or the scheme of an installed app', () => {
  expect(placeOf('https://app.example/cb')).toEqual({ returnsTo: 'app.example', local: false })
  expect(placeOf('http://127.0.0.1:9/cb')).toEqual({ returnsTo: '127.0.0.1:9', local: true })
  expect(placeOf('com.example.app:/cb')).toEqual({ returnsTo: 'com.example.app:', local: true })
})
