import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import {
  appRouter,
  type LiveEvent,
  requestContext,
  type Services,
  type StreamedEvent,
  type Wall,
} from '@questboard/api'
import { isTrackedEnvelope } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headerText, restHeadOf } from './head.ts'
import { fail, refuseOtherMethods } from './rest.ts'

/** The path of the stream of notifications, under `/api`. */
export const streamPath = '/user/notifications/stream'

/** The path of the stream of events, under `/api`. */
export const eventsPath = '/user/events'

/** The path of the stream of the wall view of a shared device, under `/api`. */
export const wallStreamPath = '/device/stream'

type Caller = ReturnType<typeof appRouter.createCaller>

interface Stream {
  path: string
  /** The procedure. */
  name: string
  /** @param after the id of the last event that the client has */
  open: (call: Caller, after: string | undefined) => Promise<AsyncIterable<unknown>>
  /** An event in the format of the REST contract; '' for one that is not sent. */
  textOf: (event: unknown) => string
  /** What is sent to an idle stream. @param last the id of the last event that was sent */
  idleText?: (last: string | undefined) => string
}

const streams: Stream[] = [
  {
    path: streamPath,
    name: 'notifications.live',
    open: (call) => call.notifications.live({}),
    // Each event has an id, which is not sent: REST does not replay events.
    textOf: (event) => (isTrackedEnvelope<LiveEvent>(event) ? textOfLive(event[1]) : ''),
  },
  {
    path: eventsPath,
    name: 'events.stream',
    open: (call, after) => call.events.stream({ lastEventId: after }),
    textOf: (event) => (isTrackedEnvelope<StreamedEvent>(event) ? textOfEvent(event[0], event[1]) : ''),
    idleText: (last) => ping(last),
  },
  {
    path: wallStreamPath,
    name: 'device.stream',
    open: (call) => call.device.stream({}),
    textOf: (wall) => eventText('wall', wall as Wall),
  },
]

/** The procedures that stream. */
export const streamNames: readonly string[] = streams.map(({ name }) => name)

/** The interval of comments or pings, which keep proxies from closing an idle stream. */
const idleSeconds = 25

const comment = () => ':\n\n'

/** A client that does not read is disconnected when this many bytes are waiting. */
const maxUnread = 1024 * 1024

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Streams server-sent events: those of a subscription, in the format of the REST contract. They end with the session,
 * or the device, or the server.
 */
export async function stream(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  for (const endpoint of streams) serve(endpoint)

  function serve(endpoint: Stream): void {
    const { path, name, open } = endpoint
    const config = { calls: () => [name] }
    app.route({
      method: 'GET',
      url: path,
      config,
      exposeHeadRoute: false,
      handler: (request, reply) => respond(request, reply, open, (events) => send(reply, events, endpoint)),
    })
    app.route({
      method: 'HEAD',
      url: path,
      config,
      handler: (request, reply) => respond(request, reply, open, async () => void reply.headers(headers).send()),
    })
    refuseOtherMethods(app, path, ['GET'])
  }

  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    open: Stream['open'],
    begin: (events: AsyncIterable<unknown>) => Promise<void>,
  ): Promise<FastifyReply> {
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    let events: AsyncIterable<unknown>
    try {
      const call = appRouter.createCaller(requestContext(services, restHeadOf(request)), { signal: gone.signal })
      events = await open(call, headerText(request.headers['last-event-id']))
    } catch (error) {
      return fail(reply, error)
    }
    await begin(events)
    return reply
  }

  async function send(
    reply: FastifyReply,
    events: AsyncIterable<unknown>,
    { textOf, idleText = comment }: Stream,
  ): Promise<void> {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers })
    raw.flushHeaders()
    let last: string | undefined
    const timer = setInterval(() => write(raw, idleText(last)), idleSeconds * 1000)
    try {
      for await (const event of events) {
        write(raw, textOf(event))
        if (isTrackedEnvelope(event)) last = event[0]
        if (raw.writableNeedDrain) await drained(raw)
      }
    } catch (error) {
      // After the headers were sent, an error can only end the stream. The client reconnects.
      app.log.error({ err: error }, 'a stream of events failed')
    } finally {
      clearInterval(timer)
      raw.end()
    }
  }
}

/** How long a client may take to read what was sent. It may be slow, as long as it reads. */
const drainTimeoutMs = 60_000

/** Waits until the client has read what was sent, so that a long list of missed events does not fill the memory. */
async function drained(raw: ServerResponse): Promise<void> {
  if (raw.destroyed) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(() => raw.destroy(), drainTimeoutMs)
  raw.once('drain', resolve).once('close', resolve)
  await promise
  clearTimeout(timer)
  raw.off('drain', resolve).off('close', resolve)
}

function write(raw: ServerResponse, text: string): void {
  if (text !== '') raw.write(text)
  if (raw.writableLength > maxUnread) raw.destroy()
}

function textOfLive(event: LiveEvent): string {
  if (event.kind === 'notification') return eventText('notification', event.notification)
  if (event.kind === 'count') return eventText('count', { notificationsCount: event.notificationsCount })
  return ''
}

/** Events have no name, so that browsers hand all of them to `onmessage`. */
const textOfEvent = (id: string, event: StreamedEvent): string =>
  `id: ${id}\n${'data' in event ? dataText(event) : eventText(event.type, {})}`

/** An event that only keeps the connection open. It has data, since browsers ignore an event without any. */
const ping = (last: string | undefined): string =>
  `${last === undefined ? '' : `id: ${last}\n`}${eventText('ping', {})}`

const eventText = (name: string, data: object): string => `event: ${name}\n${dataText(data)}`

const dataText = (data: object): string => `data: ${JSON.stringify(data)}\n\n`
