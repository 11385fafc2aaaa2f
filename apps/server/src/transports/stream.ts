import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { appRouter, type LiveEvent, requestContext, type Services } from '@questboard/api'
import { isTrackedEnvelope } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headOf } from './head.ts'
import { fail, refuseOtherMethods } from './rest.ts'

/** The path of the stream of notifications, under `/api`. */
export const streamPath = '/user/notifications/stream'

/** Each event has an id, which is not sent: REST does not replay events. */
type LiveEvents = AsyncIterable<unknown>

/** The interval of comments, which keep proxies from closing an idle stream. */
const commentSeconds = 25

/** A client that does not read is disconnected when this many bytes are waiting. */
const mostUnread = 1024 * 1024

const calls = () => ['notifications.live']

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Streams the caller's notifications as server-sent events: the events of `notifications.live` in the format of the
 * REST contract. It ends with the session or the server.
 */
export async function stream(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.route({
    method: 'GET',
    url: streamPath,
    config: { calls },
    exposeHeadRoute: false,
    handler: (request, reply) => answer(request, reply, (events) => send(reply, events)),
  })
  app.route({
    method: 'HEAD',
    url: streamPath,
    config: { calls },
    handler: (request, reply) => answer(request, reply, async () => void reply.headers(headers).send()),
  })
  refuseOtherMethods(app, streamPath, ['GET'])

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    begin: (events: LiveEvents) => Promise<void>,
  ): Promise<FastifyReply> {
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    let events: LiveEvents
    try {
      const call = appRouter.createCaller(requestContext(services, headOf(request)), { signal: gone.signal })
      events = await call.notifications.live({})
    } catch (error) {
      return fail(reply, error)
    }
    await begin(events)
    return reply
  }

  async function send(reply: FastifyReply, events: LiveEvents): Promise<void> {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers })
    raw.flushHeaders()
    const timer = setInterval(() => write(raw, ':\n\n'), commentSeconds * 1000)
    try {
      for await (const told of events) if (isTrackedEnvelope<LiveEvent>(told)) write(raw, textOf(told[1]))
    } catch (error) {
      // After the headers were sent, an error can only end the stream. The client reconnects.
      app.log.error({ err: error }, 'a stream of notifications failed')
    } finally {
      clearInterval(timer)
      raw.end()
    }
  }
}

function write(raw: ServerResponse, text: string): void {
  if (text !== '') raw.write(text)
  if (raw.writableLength > mostUnread) raw.destroy()
}

/** An event in the format of the REST contract. Other events are not sent. */
function textOf(event: LiveEvent): string {
  if (event.kind === 'notification') return eventText('notification', event.notification)
  if (event.kind === 'count') return eventText('count', { notificationsCount: event.notificationsCount })
  return ''
}

const eventText = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
