import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The usual headers. Scripts come from this origin alone; styles may stand in attributes, as Mantine writes them. */
export async function security(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
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
}
