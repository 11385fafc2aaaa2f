import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { isPassing, isSessionOver, readFailure } from './failure.ts'
import { refusedFields } from './refused-fields.ts'

/** What the client throws for an answer of the server with this body. */
function answered(error: object) {
  return TRPCClientError.from({ error: { message: 'x', code: -32600, data: { error } } } as never)
}

describe('readFailure', () => {
  it('reads the code and the status of an answer, and the fields that were refused', () => {
    const error = answered({
      message: 'invalidData',
      type: 'BadRequest',
      status: 400,
      details: [{ path: 'title', message: 'required' }, { path: 'tasks.0.gold', message: 'x' }, { message: 'no path' }],
    })
    expect(readFailure(error)).toEqual({ code: 'invalidData', status: 400 })
    expect(refusedFields(error)).toEqual(['title', 'tasks.0.gold'])
  })

  it('knows a call that took too long', () => {
    const timeout = new DOMException('signal timed out', 'TimeoutError')
    expect(readFailure(TRPCClientError.from(timeout))).toEqual({ code: 'timedOut', status: null })
  })

  it('knows a server that was not reached', () => {
    const error = TRPCClientError.from(new TypeError('Failed to fetch'))
    expect(readFailure(error)).toEqual({ code: 'unreachable', status: null })
  })

  it.each([new Error('a bug'), 'text', null, undefined])('calls %s a technical problem', (thrown) => {
    expect(readFailure(thrown).code).toBe('somethingWentWrong')
  })
})

describe('isSessionOver', () => {
  it.each(['authenticationFailed', 'expiredToken', 'yourAccountIsLocked'])('is so after %s', (code) => {
    expect(isSessionOver({ code, status: 401 })).toBe(true)
  })

  it('is not so after wrong credentials, which have the same status', () => {
    expect(isSessionOver({ code: 'wrongCredentials', status: 401 })).toBe(false)
  })
})

describe('isPassing', () => {
  it('asks again what did not reach the server or broke in it, never what it judged', () => {
    expect(isPassing({ code: 'unreachable', status: null })).toBe(true)
    expect(isPassing({ code: 'serviceUnavailable', status: 503 })).toBe(true)
    expect(isPassing({ code: 'taskNotFound', status: 404 })).toBe(false)
    expect(isPassing({ code: 'tooManyRequests', status: 429 })).toBe(false)
    expect(isPassing(readFailure(new Error('a bug')))).toBe(false)
  })
})
