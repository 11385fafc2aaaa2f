import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** One year in seconds, the minimum that browsers' preload lists accept. */
const httpsSeconds = 31_536_000

/** Browser features that no page uses and no script may get. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((name) => `${name}=()`)
  .join(', ')

/** Headers of every response: no content sniffing and, for a server with an HTTPS URL, HTTPS only. */
export function security(app: FastifyInstance, { publicUrl }: { publicUrl: string | undefined }): void {
  const https = publicUrl?.startsWith('https:') ?? false
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    if (https) reply.header('strict-transport-security', `max-age=${httpsSeconds}`)
    done()
  })
}

/** Headers of private responses: no caching, and no access for pages of other sites. */
export const privateHeaders = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' }

/** Adds them to all responses of the calls. */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(privateHeaders)
    done()
  })
}

/** Headers of pages. A page without a separate policy gets one that allows nothing inline. */
export async function pageSecurity(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return
    await reply.helmet()
    reply.header('permissions-policy', permissions)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', contentSecurityPolicy())
  })
}

/** The inline scripts and styles that a page allows: `sha256-…` or `nonce-…`. */
type Inline = { scripts?: readonly string[]; styles?: readonly string[] }

/**
 * The content security policy of a page: everything from this origin, and inline only what is listed. Styles that
 * scripts set on elements are allowed; style attributes are refused.
 */
export function contentSecurityPolicy({ scripts = [], styles = [] }: Inline = {}): string {
  const ownAnd = (inline: readonly string[]) => ["'self'", ...inline.map((source) => `'${source}'`)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${ownAnd(scripts)}`,
    "script-src-attr 'none'",
    `style-src ${ownAnd(styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
