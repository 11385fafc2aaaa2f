import { Agent, request } from 'node:http'
import type { Case } from './cases.ts'

export interface Answer {
  status: number
  mediaType: string
  body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sends a raw request, including those that a client library would correct or refuse. */
export function send(url: string, { method, path, headers, body }: Case): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const bytes = body === undefined ? undefined : Buffer.from(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, hostname, port, method, path, headers: { ...Object.fromEntries(headers), ...lengthOf(bytes) } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            mediaType: response.headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(bytes)
  })
}

const lengthOf = (bytes: Buffer | undefined) => (bytes === undefined ? {} : { 'content-length': bytes.length })
