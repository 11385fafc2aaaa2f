import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { DomainError, readCalendar, type Services } from '@questboard/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOfClient } from '../transports/network-of.ts'
import { fail, refuseOtherMethods } from '../transports/rest.ts'

const path = '/calendar/:name'

const extension = '.ics'

/** Below it, what compressing saves is not worth it. In characters. */
const leastCompressed = 1024

const compress = promisify(gzip)

/**
 * Calendars by their secret addresses, outside of the envelope and without a session: a calendar sends no token. It asks
 * every hour, so it is told by a tag whether anything has changed.
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
      const found = await readCalendar(services, { secret, address: networkOfClient(request) })
      if (!found) return reply.code(404).header('cache-control', 'no-store').send()
      const tag = `W/"${found.tag}"`
      reply.headers({ etag: tag, vary: 'accept-encoding' })
      if (holds(request, tag)) return reply.code(304).send()
      reply.headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="questboard.ics"',
      })
      if (found.text.length < leastCompressed || !takesGzip(request)) return reply.send(found.text)
      return reply.header('content-encoding', 'gzip').send(await compress(found.text))
    } catch (error) {
      // The address is a secret, which is why the log gets the fault alone.
      if (!(error instanceof DomainError)) request.log.error({ err: error }, 'a calendar could not be read')
      return fail(reply, error)
    }
  })
  refuseOtherMethods(app, path, ['GET'])
}

/** Whether who asks has this very version already. */
const holds = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim() === tag || one.trim() === '*')

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''))
