import { open } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { backupsPath, type ServedBackups } from '../backup-store.ts'
import { privateHeaders } from './security.ts'

/** Sends a backup to the browser that was offered it, once. It holds everything, so no cache may keep it. */
export async function backups(app: FastifyInstance, { store }: { store: ServedBackups }): Promise<void> {
  // A request for the headers alone would use the offer up.
  app.get<{ Params: { token: string } }>(
    `${backupsPath}/:token/:name`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.headers(privateHeaders)
      const offered = store.take(request.params.token)
      if (!offered) return reply.code(404).send()
      const handle = await open(offered.file)
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
