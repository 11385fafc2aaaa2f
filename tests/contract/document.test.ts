import { openApiDocument } from '@questboard/server/openapi'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { checkResponses, mismatchOf } from '../support/contract-check.ts'

/** Rules beyond the strict set, for readers who know only the document. */
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
  // A call narrows the error envelope with allOf, which this rule takes for a contradiction.
  // Both envelopes and all responses forbid further fields by themselves.
  'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
} as const

/** Disabled rules of the strict set, each with a reason. */
const off = {
  // The contract has both /groups/accept/{id} and /groups/{id}/invite. The server prefers the path with more fixed
  // parts, and an id is a UUID, which no fixed part is.
  'no-ambiguous-paths': 'off',
} as const

test('a strict linter reports nothing', async () => {
  const config = await createConfig({ extends: ['recommended-strict'], rules: { ...more, ...off } })
  const problems = await lintFromString({ source: JSON.stringify(openApiDocument()), config })
  expect(
    problems.map(
      ({ ruleId, message, location }) =>
        `${ruleId}: ${message} at ${location.map(({ pointer }) => pointer).join(', ')}`,
    ),
  ).toEqual([])
})

describe('responses in tests are validated against it', () => {
  const call = { method: 'POST', path: '/user/rewards' }
  const answer = (status: number, body: object, mediaType = 'application/json; charset=utf-8') =>
    mismatchOf(call, { status, mediaType, body: JSON.stringify(body) })
  const id = '01990000-0000-7000-8000-000000000001'
  const reward = { id, name: 'Tea', gold: 5, type: 'once', timesToUse: null, updatedAt: '2026-03-10T10:00:00.000Z' }
  const error = { message: 'tooManyItems', type: 'Conflict', status: 409 }

  test('and valid ones pass', () => {
    expect(answer(200, { result: reward })).toBeUndefined()
    expect(answer(409, { error })).toBeUndefined()
  })

  test.each([
    ['an undescribed field', 200, { result: { ...reward, more: 1 } }],
    ['a missing field', 200, { result: {} }],
    ['a field of another type', 200, { result: { ...reward, id: 5 } }],
    ['no envelope', 200, reward],
    ['an undescribed status', 404, { error: { message: 'taskNotFound', type: 'NotFound', status: 404 } }],
    ['an undeclared code', 409, { error: { ...error, message: 'taskAlreadyCompleted' } }],
    ['a type of another code', 409, { error: { ...error, type: 'NotFound' } }],
    ['a status of another code', 409, { error: { ...error, status: 400 } }],
  ])('and %s is reported', (_what, status, body) => {
    expect(answer(status, body)).toBeDefined()
  })

  test('and another media type is reported', () => {
    expect(answer(200, { result: reward }, 'text/html')).toContain('text/html')
  })

  test('and one that is not described fails the request, on every test server', async () => {
    const app = Fastify()
    app.get('/api/tags', () => ({ result: 'no list' }))
    const faults = checkResponses(app)
    const { statusCode } = await app.inject('/api/tags')
    expect(statusCode).toBe(599)
    expect(faults).toHaveLength(1)
    await app.close()
  })
})

test('the operation ids used by generated clients do not change', async () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> }
  const names = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  )
  // A new call adds a line. Changing a line breaks existing clients.
  await expect(`${names.sort().join('\n')}\n`).toMatchFileSnapshot('operation-ids.txt')
})

test('the names of bodies and other schemas, which generated clients use as types, do not change', async () => {
  const { components } = openApiDocument() as { components: { schemas: object } }
  // A new schema adds a line. Changing a line breaks existing clients.
  await expect(`${Object.keys(components.schemas).sort().join('\n')}\n`).toMatchFileSnapshot('schema-names.txt')
})
