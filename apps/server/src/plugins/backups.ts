import { open } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { backupsPath, type ServedBackups } from '../backup-store.ts'
import { isMissing } from '../is-missing.ts'
import { privateHeaders } from './security.ts'

function orNone(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

/** Sends a backup to the browser that was offered it, once. It holds everything, so no cache may keep it. */
export async function backups(app: FastifyInstance, { store }: { store: ServedBackups }): Promise<void> {
  // A request for the headers alone would use the offer up.
  app.get<{ Params: { token: string } }>(
    `${backupsPath}/:token/:name`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.headers(privateHeaders)
      const offered = store.take(request.params.token)
      // A newer backup may have taken its place.
      const handle = offered && (await open(offered.file).catch(orNone))
      if (!offered || !handle) return reply.code(404).send()
      return reply
        .headers({
          'content-type': 'application/gzip',
          'content-length': (await handle.stat()).size,
          'content-disposition': `attachment; filename="${offered.name}"`,
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(handle.createReadStream())
    },
  )
}
