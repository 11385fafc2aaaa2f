import { describe, expect, it } from 'vitest'
import { type PendingOidc, readOidcAnswer } from './pending-oidc.ts'

const pending: PendingOidc = { state: 'ours', secret: 'secret', purpose: 'sign-in', redirect: '/groups' }

describe('the answer of the provider', () => {
  it.each([
    ['?code=c&state=ours', { kind: 'code', answer: { code: 'c', state: 'ours' } }],
    [
      '?code=c&state=ours&iss=https%3A%2F%2Fcasa.example',
      { kind: 'code', answer: { code: 'c', state: 'ours', iss: 'https://casa.example' } },
    ],
    ['?error=access_denied&state=ours', { kind: 'cancelled' }],
    ['?error=server_error&state=ours', { kind: 'failed' }],
    ['?state=ours', { kind: 'failed' }],
    ['?code=c&state=another', { kind: 'none' }],
    ['?code=c', { kind: 'none' }],
    ['', { kind: 'none' }],
  ])('in %s is %j', (query, answer) => expect(readOidcAnswer(query, pending)).toEqual(answer))

  it('without a sign-in of this window is none', () => {
    expect(readOidcAnswer('?code=c&state=ours', null)).toEqual({ kind: 'none' })
  })
})
