import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { type FailureCode, isSessionOver, isTemporary, readFailure } from './failure.ts'
import { refusedFields, refusedName } from './refusal-details.ts'

/** The error that the client throws for a response with this body. */
function answered(error: object) {
  return TRPCClientError.from({ error: { message: 'x', code: -32600, data: { error } } } as never)
}

describe('readFailure', () => {
  it('reads the code, the status and the rejected fields of a response', () => {
    const error = answered({
      message: 'invalidData',
      type: 'BadRequest',
      status: 400,
      details: [{ path: 'title', message: 'required' }, { path: 'tasks.0.gold', message: 'x' }, { message: 'no path' }],
    })
    expect(readFailure(error)).toEqual({ code: 'invalidData', status: 400 })
    expect(refusedFields(error)).toEqual(['title', 'tasks.0.gold'])
  })

  it('recognises a timeout', () => {
    const timeout = new DOMException('signal timed out', 'TimeoutError')
    expect(readFailure(TRPCClientError.from(timeout))).toEqual({ code: 'timedOut', status: null })
  })

  it('recognises an unreachable server', () => {
    const error = TRPCClientError.from(new TypeError('Failed to fetch'))
    expect(readFailure(error)).toEqual({ code: 'unreachable', status: null })
  })

  it.each([new Error('a bug'), 'text', null, undefined])('treats %s as a technical problem', (thrown) => {
    expect(readFailure(thrown).code).toBe('somethingWentWrong')
  })
})

describe('refusedName', () => {
  it('finds the member who has the turn, or who took the task first', () => {
    const refused = (details?: object[]) =>
      refusedName(answered({ message: 'notYourTurn', type: 'Conflict', status: 409, details }))
    expect(refused([{ path: 'holder', message: 'Ani' }])).toBe('Ani')
    expect(refused([{ path: 'takenBy', message: 'Ani' }])).toBe('Ani')
    expect(refused([{ message: 'no path' }])).toBeUndefined()
    expect(refused()).toBeUndefined()
    expect(refusedName(new Error('a bug'))).toBeUndefined()
  })
})

describe('isSessionOver', () => {
  it.each<FailureCode>(['authenticationFailed', 'expiredToken', 'yourAccountIsLocked'])('is true for %s', (code) => {
    expect(isSessionOver({ code, status: 401 })).toBe(true)
  })

  it('is false for wrong credentials, although the status is the same', () => {
    expect(isSessionOver({ code: 'wrongCredentials', status: 401 })).toBe(false)
  })
})

describe('isTemporary', () => {
  it("is true for network and server errors, and false for the server's refusals", () => {
    expect(isTemporary({ code: 'unreachable', status: null })).toBe(true)
    expect(isTemporary({ code: 'serviceUnavailable', status: 503 })).toBe(true)
    expect(isTemporary({ code: 'taskNotFound', status: 404 })).toBe(false)
    expect(isTemporary({ code: 'tooManyRequests', status: 429 })).toBe(false)
    expect(isTemporary(readFailure(new Error('a bug')))).toBe(false)
  })
})
