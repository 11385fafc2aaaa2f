import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { DomainError, readCalendar, type Services } from '@questboard/api'
import type { FastifyInstance } from 'fastify'
import { disconnectSignal } from '../transports/disconnect-signal.ts'
import { networkOfClient } from '../transports/network-of.ts'
import { acceptsEncoding, holdsVersion } from '../transports/representation.ts'
import { fail, refuseOtherMethods } from '../transports/rest.ts'

const path = '/calendar/:name'

const extension = '.ics'

/** The minimum length in characters. Compressing less does not pay. */
const minCompressed = 1024

const compress = promisify(gzip)

/**
 * Calendar feeds at secret URLs, without a session, because calendar apps send no token. The apps poll about hourly; an
 * ETag saves the transfer of unchanged calendars.
 */
export async function calendar(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.get<{ Params: { name: string } }>(path, async (request, reply) => {
    const { name } = request.params
    reply.headers({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    try {
      const secret = name.endsWith(extension) ? name.slice(0, -extension.length) : ''
      const feed = await readCalendar(services, { secret, address: networkOfClient(request) })
      if (!feed) return reply.code(404).header('cache-control', 'no-store').send()
      const tag = `W/"${feed.tag}"`
      const version = { etag: tag, vary: 'accept-encoding' }
      if (holdsVersion(request, tag)) return reply.code(304).headers(version).send()
      const text = await feed.write(disconnectSignal(reply))
      reply.headers({
        ...version,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="questboard.ics"',
      })
      if (text.length < minCompressed || !acceptsEncoding(request, 'gzip')) return reply.send(text)
      return reply.header('content-encoding', 'gzip').send(await compress(text))
    } catch (error) {
      // The URL is a secret, so only the error is logged.
      if (!(error instanceof DomainError)) request.log.error({ err: error }, 'reading a calendar failed')
      return fail(reply, error)
    }
  })
  refuseOtherMethods(app, path, ['GET'])
}
