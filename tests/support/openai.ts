import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OpenAiSettings } from '@questboard/api'
import sharp from 'sharp'

/** The behaviour of the stand-in. `happy` returns what a provider that follows schemas would. */
export type Mode =
  | 'happy'
  | 'hang'
  | 'hang in the middle'
  | 'busy'
  | 'broken'
  | 'cut off'
  | 'garbage'
  | 'no schema'
  | 'out of bounds'
  | 'partly usable'
  | 'too many'
  | 'markup'
  | 'empty'
  | 'refusal'
  | 'endless'
  | 'redirect'
  | 'an address'
  | 'no picture'
  | 'svg'
  | 'gif'
  | 'bomb'
  | 'huge'

/** A request as it was sent. */
export interface OpenAiRequest {
  path: string
  authorization: string | undefined
  body: { model: string; messages?: { role: string; content: string }[]; prompt?: string; response_format?: unknown }
}

export interface OpenAiStandIn {
  /** `http://127.0.0.1:PORT/v1` */
  baseUrl: string
  settings(timeout?: number): OpenAiSettings
  mode: Mode
  requests: OpenAiRequest[]
  /** Resolves on the next request. */
  nextRequest(): Promise<OpenAiRequest>
  /** Resolves when a waiting client has disconnected. */
  left(): Promise<void>
  /** Answers all waiting clients. */
  answerWaiting(): Promise<void>
  close(): Promise<void>
}

export const standInKey = 'sk-stand-in-secret'

/** A server on loopback that implements the used part of the OpenAI API over HTTP. */
export async function startOpenAi(): Promise<OpenAiStandIn> {
  const waiting = new Set<{ received: OpenAiRequest; response: ServerResponse }>()
  const listeners = new Set<(received: OpenAiRequest) => void>()
  const leavers = new Set<() => void>()

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`

  const standIn: OpenAiStandIn = {
    baseUrl,
    settings: (timeout = 20_000) => ({
      apiKey: standInKey,
      baseUrl,
      timeout,
      textModel: 'stand-in-text',
      imageModel: 'stand-in-image',
    }),
    mode: 'happy',
    requests: [],
    nextRequest: () => new Promise((resolve) => listeners.add(resolve)),
    left: () => new Promise((resolve) => leavers.add(resolve)),
    async answerWaiting() {
      for (const request of waiting) await reply(request.response, await happyAnswer(request.received))
      waiting.clear()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return standIn

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const received: OpenAiRequest = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as OpenAiRequest['body'],
    }
    standIn.requests.push(received)
    const mode = namedIn(received) ?? standIn.mode
    if (mode.startsWith('hang')) {
      const one = { received, response }
      waiting.add(one)
      response.once('close', () => {
        waiting.delete(one)
        for (const notify of leavers) notify()
        leavers.clear()
      })
      if (mode === 'hang in the middle') response.writeHead(200, json).write('{"choices":[{"message":')
    }
    for (const notify of listeners) notify(received)
    listeners.clear()
    if (!mode.startsWith('hang')) await answerBy(mode, received, response)
  }
}

/** The browser tests share the stand-in and select a mode within the text: `(stand-in: hang)`. */
const namedIn = ({ body }: OpenAiRequest): Mode | undefined =>
  /\(stand-in: ([a-z ]+)\)/.exec(body.prompt ?? body.messages?.[1]?.content ?? '')?.[1] as Mode | undefined

const json = { 'content-type': 'application/json' }

const reply = async (response: ServerResponse, body: unknown, status = 200): Promise<void> => {
  response.writeHead(status, json).end(typeof body === 'string' ? body : JSON.stringify(body))
}

const completion = (content: string | null, more: object = {}) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null, ...more } }],
})

const imageResponse = (picture: Buffer) => ({ created: 1, data: [{ b64_json: picture.toString('base64') }] })

const plain = (format: 'png' | 'gif', side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#f5a623' } })
    .withExif({ IFD0: { Copyright: 'the provider' } })
    [format]()
    .toBuffer()

const fault = (message: string) => ({ error: { message, type: 'server_error', code: null, param: null } })

async function answerBy(mode: Mode, received: OpenAiRequest, response: ServerResponse): Promise<void> {
  if (mode === 'busy') return reply(response, fault(`Rate limit reached for ${standInKey}`), 429)
  if (mode === 'broken') return reply(response, fault('The server had an error'), 500)
  if (mode === 'garbage') return reply(response, '<html>Bad gateway</html>')
  if (mode === 'redirect') {
    response.writeHead(307, { location: received.path }).end()
    return
  }
  if (mode === 'cut off') {
    response.writeHead(200, { ...json, 'content-length': '5000' }).write('{"choices":')
    response.destroy()
    return
  }
  if (mode === 'endless') return pour(response)
  if (received.path.endsWith('/images/generations')) return reply(response, await pictureBy(mode))
  return reply(response, await textBy(mode, received))
}

/** An endless response, until the client disconnects. */
async function pour(response: ServerResponse): Promise<void> {
  response.writeHead(200, json).write('{"data":[{"b64_json":"')
  const chunk = 'A'.repeat(64 * 1024)
  const disconnected = once(response, 'close')
  while (!response.destroyed) {
    if (response.write(chunk)) await new Promise((resolve) => setImmediate(resolve))
    else await Promise.race([once(response, 'drain'), disconnected])
  }
}

async function pictureBy(mode: Mode): Promise<object> {
  if (mode === 'empty') return { created: 1, data: [] }
  if (mode === 'an address') return { created: 1, data: [{ url: 'http://127.0.0.1:1/picture.png' }] }
  if (mode === 'no picture') return imageResponse(Buffer.from('this is no picture at all'))
  if (mode === 'svg')
    return imageResponse(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>'))
  if (mode === 'gif') return imageResponse(await plain('gif', 64))
  if (mode === 'bomb') return imageResponse(await plain('png', 6000))
  if (mode === 'huge') return imageResponse(Buffer.alloc(9 * 1024 * 1024, await plain('png', 64)))
  if (mode === 'refusal') return fault('Your request was rejected by the safety system')
  return imageResponse(await plain('png', 1024))
}

async function textBy(mode: Mode, received: OpenAiRequest): Promise<object> {
  const kind = kindOf(received)
  const items = itemsFor(received)
  const [first] = items
  if (mode === 'empty') return completion(JSON.stringify({ [kind]: [] }))
  if (mode === 'refusal') return completion(null, { refusal: 'I cannot help with that.' })
  if (mode === 'no schema') return completion(JSON.stringify({ proposals: items.map(() => 'Walk') }))
  if (mode === 'out of bounds') {
    const wrong = [{ gold: -1 }, { gold: 1_000_000 }, { gold: 2.5 }, { gold: '5' }, { type: 'yearly' }]
    const long = { title: 'a'.repeat(151), name: 'a'.repeat(151) }
    const blank = { title: ' \u0000 ', name: '\u200e' }
    return completion(JSON.stringify({ [kind]: [...wrong, long, blank].map((fields) => ({ ...first, ...fields })) }))
  }
  if (mode === 'partly usable')
    return completion(JSON.stringify({ [kind]: [null, 5, { ...first, gold: -1 }, first, first] }))
  if (mode === 'too many') {
    const many = Array.from({ length: 30 }, (_, place) => named(place, received))
    return completion(JSON.stringify({ [kind]: many }))
  }
  if (mode === 'markup') {
    const name = '\u202e<img src=x onerror=alert(1)>\u0000\n\ud800 **Walk**'
    return completion(JSON.stringify({ [kind]: [{ ...first, title: name, name, notes: `a\r\nb\u0007${name}` }] }))
  }
  return happyAnswer(received)
}

const kindOf = ({ body }: OpenAiRequest): 'tasks' | 'rewards' =>
  JSON.stringify(body.response_format).includes('"tasks"') ? 'tasks' : 'rewards'

const instructionsOf = ({ body }: OpenAiRequest): string => body.messages?.[0]?.content ?? ''

const words = {
  tasks: { bg: 'Стъпка', en: 'Step' },
  rewards: { bg: 'Награда', en: 'Treat' },
}

function named(place: number, received: OpenAiRequest): object {
  const kind = kindOf(received)
  const name = `${words[kind][instructionsOf(received).includes('Bulgarian') ? 'bg' : 'en']} ${place + 1}`
  return kind === 'tasks'
    ? {
        title: name,
        notes: place === 2 ? 'Before the rain.' : '',
        gold: 10 + place,
        type: place % 2 ? 'daily' : 'todo',
      }
    : { name, gold: 20 + place, type: place % 2 ? 'once' : 'constant' }
}

function itemsFor(received: OpenAiRequest): object[] {
  const count = Number(/exactly (\d+)/.exec(instructionsOf(received))?.[1] ?? 1)
  return Array.from({ length: count }, (_, place) => named(place, received))
}

const happyAnswer = async (received: OpenAiRequest): Promise<object> =>
  received.path.endsWith('/images/generations')
    ? imageResponse(await plain('png', 1024))
    : completion(JSON.stringify({ [kindOf(received)]: itemsFor(received) }))
