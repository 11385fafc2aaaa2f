import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Raw {
  status: number | undefined
  headers: Record<string, unknown>
  body: Buffer
}

/** Requests the document without decompressing the response. */
const raw = (headers: Record<string, string>, method = 'GET'): Promise<Raw> =>
  new Promise((resolve, reject) => {
    request(`${server.url}/api/openapi.json`, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })

test('the document is compressed as the client likes it', async () => {
  const plain = await raw({})
  expect(plain.headers['content-encoding']).toBeUndefined()
  const text = plain.body.toString()
  expect(JSON.parse(text)).toHaveProperty('openapi')
  for (const [accepted, coding, read] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const) {
    const answer = await raw({ 'accept-encoding': accepted })
    expect([accepted, answer.headers['content-encoding']]).toEqual([accepted, coding])
    expect(answer.headers).toMatchObject({ vary: 'accept-encoding', etag: plain.headers.etag })
    expect(answer.body.length).toBeLessThan(plain.body.length / 5)
    expect(read(answer.body).toString()).toBe(text)
  }
  for (const accepted of ['identity', 'br;q=0, gzip;q=0']) {
    expect((await raw({ 'accept-encoding': accepted })).body.toString()).toBe(text)
  }
})

test('a client that has the document gets 304 without another copy', async () => {
  const first = await raw({})
  const tag = String(first.headers.etag)
  for (const held of [tag, `"other", ${tag}`, '*']) {
    const again = await raw({ 'if-none-match': held, 'accept-encoding': 'br' })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag])
  }
  expect((await raw({ 'if-none-match': 'W/"other"' })).status).toBe(200)
  const head = await raw({}, 'HEAD')
  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, tag])
})
