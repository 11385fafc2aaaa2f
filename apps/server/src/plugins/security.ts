import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * The usual headers, with the pages that a browser shows: a script or a picture needs but its type to be believed.
 * Scripts come from this origin alone; styles may stand in elements, as Mantine writes its variables.
 */
export async function security(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        // Plain HTTP is how the application is tried on one's own machine.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  })
  app.addHook('onSend', async (_request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html')) await reply.helmet()
    else reply.header('x-content-type-options', 'nosniff')
  })
}
