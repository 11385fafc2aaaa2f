import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { errorCodes, statusOf, typeOf } from '@questboard/api'
import { openApiDocument } from '@questboard/server/openapi'
import { restProcedures } from '@questboard/server/procedures'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../support/test-server.ts'

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security?: object[]
  parameters: { name: string; in: string; required?: boolean }[]
  requestBody?: object
  responses: Record<string, Response>
}

interface Response {
  $ref?: string
  headers?: object
  content?: Record<string, { schema: { properties: object } }>
}

const document = openApiDocument() as unknown as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: object; responses: Record<string, Response> }
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

/** Outside of the envelope, and no procedure with a single response. */
const streamed = (path: string) => ['/user/notifications/stream', '/user/events', '/device/stream'].includes(path)

describe('the OpenAPI document', () => {
  test('matches the one in the repository: `npm run openapi` writes it', async () => {
    const file = resolve(import.meta.dirname, '../../docs/openapi.json')
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)))
  })

  test('is served as OpenAPI 3.1, with a page to read it', async () => {
    const server = await startTestServer()
    expect(document.openapi).toBe('3.1.0')
    const served = await fetch(`${server.url}/api/openapi.json`)
    expect(served.headers.get('content-type')).toContain('application/json')
    expect(await served.json()).toEqual(JSON.parse(JSON.stringify(document)))
    const page = await fetch(`${server.url}/api/docs`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Questboard')
    await server.close()
  })

  test('contains every procedure with its operation', () => {
    expect(operations.filter(({ path }) => !streamed(path))).toHaveLength(restProcedures().length)
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
  })

  test.each(operations.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s is described whole',
    (_call, { path, method, operation }) => {
      expect(operation.summary).toMatch(/^[A-Z].{5,}[^.]$/)
      expect(operation.tags).toHaveLength(1)
      for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
        expect(operation.parameters).toContainEqual(expect.objectContaining({ name, in: 'path', required: true }))
      }
      for (const header of ['TimeZone', 'TimeZoneOffset', 'Language']) {
        expect(operation.parameters).toContainEqual({ $ref: `#/components/parameters/${header}` })
      }
      if (method === 'get' || method === 'delete') expect(operation.requestBody).toBeUndefined()
      const answer = operation.responses[200]?.content
      if (streamed(path)) expect(Object.keys(answer ?? {})).toEqual(['text/event-stream'])
      else expect(answer?.['application/json']?.schema.properties).toHaveProperty('result')
      expect(operation.responses[500]).toEqual({ $ref: '#/components/responses/Unexpected' })
      // Public calls say so explicitly.
      expect(operation.security).toBeDefined()
      if (operation.security?.length) expect(operation.responses).toHaveProperty('401')
    },
  )

  test('names the headers that say what remains of a limit', () => {
    const quota = ['ratelimit', 'ratelimit-policy']
    const { TooManyRequests } = document.components.responses
    for (const { path, operation } of operations) {
      const { 200: done, 429: refused } = operation.responses
      if (!streamed(path)) expect(Object.keys(done?.headers ?? {})).toEqual(expect.arrayContaining(quota))
      const { headers = {} } = refused?.$ref ? (TooManyRequests ?? {}) : (refused ?? {})
      expect(Object.keys(headers)).toEqual(['retry-after', ...quota])
    }
  })

  test('contains every referenced schema', () => {
    const text = JSON.stringify(document)
    for (const [, kind, name] of text.matchAll(/"#\/components\/(\w+)\/([\w.]+)"/g)) {
      expect(document.components).toHaveProperty([kind ?? '', name ?? ''])
    }
  })
})

test('every error code has a type and a status', () => {
  expect(errorCodes).toHaveLength(167)
  for (const code of errorCodes) {
    expect(typeOf(code)).toMatch(/^[A-Z]\w+$/)
    expect(statusOf(code)).toBeGreaterThanOrEqual(400)
  }
})
