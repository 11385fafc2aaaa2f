import { createServer } from 'node:http'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

interface Options {
  metrics: Metrics
  host: string
  port: number
}

/** Serves metrics on a separate port for the operator only. Every path returns them. */
export async function serveMetrics(app: FastifyInstance, { metrics, host, port }: Options): Promise<void> {
  const server = createServer((_request, response) => {
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'reading the metrics failed')
        response.writeHead(500).end()
      },
    )
  })
  app.addHook('onListen', async () => {
    await promisify<number, string>(server.listen.bind(server))(port, host)
    app.log.info({ host, port }, 'serving metrics')
  })
  app.addHook('preClose', async () => {
    server.closeAllConnections()
    server.close()
  })
}
