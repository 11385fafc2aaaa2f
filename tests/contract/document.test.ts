import { openApiDocument } from '@questboard/server/openapi'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { answersAsDescribed, faultOf } from '../support/as-described.ts'

/** Beyond the strict set: what a stranger needs in order to read the document alone. */
const more = {
  'info-contact': 'error',
  'operation-description': 'error',
  'operation-singular-tag': 'error',
  'operation-tag-defined': 'error',
  'parameter-description': 'error',
  'path-params-defined': 'error',
  'component-name-unique': 'error',
  'no-mixed-number-range-constraints': 'error',
  'spec-strict-refs': 'error',
  'request-mime-type': { severity: 'error', allowedValues: ['application/json'] },
  // What a call narrows of the envelope of failures is told beside it, by allOf, which the rule would take for a contradiction.
  // Both envelopes, and all answers, forbid further fields by themselves.
  'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
} as const

/** Rules of the strict set that are off, each for a reason. */
const off = {
  // The paths are given by the contract: /groups/accept/{id} stands beside /groups/{id}/invite. The server takes the one
  // with more fixed parts, and an id is a UUID, which no fixed part is.
  'no-ambiguous-paths': 'off',
} as const

test('a strict linter has nothing to say about the document', async () => {
  const config = await createConfig({ extends: ['recommended-strict'], rules: { ...more, ...off } })
  const problems = await lintFromString({ source: JSON.stringify(openApiDocument()), config })
  expect(
    problems.map(
      ({ ruleId, message, location }) =>
        `${ruleId}: ${message} at ${location.map(({ pointer }) => pointer).join(', ')}`,
    ),
  ).toEqual([])
})

describe('answers that tests see are held against it', () => {
  const call = { method: 'POST', path: '/user/tasks' }
  const answer = (status: number, body: object, mediaType = 'application/json; charset=utf-8') =>
    faultOf(call, { status, mediaType, body: JSON.stringify(body) })
  const id = '01990000-0000-7000-8000-000000000001'
  const error = { message: 'tooManyItems', type: 'Conflict', status: 409 }

  test('so that what fits is let through', () => {
    expect(answer(200, { result: { id } })).toBeUndefined()
    expect(answer(409, { error })).toBeUndefined()
  })

  test.each([
    ['a field that is not described', 200, { result: { id, more: 1 } }],
    ['a field that is missing', 200, { result: {} }],
    ['a field of another type', 200, { result: { id: 5 } }],
    ['no envelope', 200, { id }],
    ['a status that is not described', 404, { error: { message: 'taskNotFound', type: 'NotFound', status: 404 } }],
    ['a code that the call does not name', 409, { error: { ...error, message: 'taskAlreadyCompleted' } }],
    ['a type that is not of the code', 409, { error: { ...error, type: 'NotFound' } }],
    ['a status that is not of the code', 409, { error: { ...error, status: 400 } }],
  ])('so that %s is told', (_what, status, body) => {
    expect(answer(status, body)).toBeDefined()
  })

  test('so that another media type is told', () => {
    expect(answer(200, { result: { id } }, 'text/html')).toContain('text/html')
  })

  test('by every server of a test, whoever asks it', async () => {
    const app = Fastify()
    app.get('/api/tags', () => ({ result: 'no list' }))
    const faults = answersAsDescribed(app)
    const { statusCode } = await app.inject('/api/tags')
    expect(statusCode).toBe(599)
    expect(faults).toHaveLength(1)
    await app.close()
  })
})

test('the names by which generated clients know the calls stay as they are', async () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> }
  const names = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  )
  // A new call adds a line; a line that changes breaks every client that was made before.
  await expect(`${names.sort().join('\n')}\n`).toMatchFileSnapshot('operation-ids.txt')
})
