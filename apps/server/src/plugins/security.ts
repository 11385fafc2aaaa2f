import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** A year, in seconds: the least that browsers take for meant. */
const httpsSeconds = 31_536_000

/** What no page of ours asks a browser for, and what no script in one is to get. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((name) => `${name}=()`)
  .join(', ')

/**
 * What every answer says: that its type is to be believed, and, of a server that people reach by HTTPS, that they shall
 * reach it by nothing else.
 */
export function security(app: FastifyInstance, { publicUrl }: { publicUrl: string | undefined }): void {
  const https = publicUrl?.startsWith('https:') ?? false
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    if (https) reply.header('strict-transport-security', `max-age=${httpsSeconds}`)
    done()
  })
}

/** What is answered to one caller alone: nothing keeps it, and no other site's page gets hold of it. */
export const privateHeaders = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' }

/** Says so with all answers of the calls. */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(privateHeaders)
    done()
  })
}

/** The headers of pages, with what is shown as one. What names no policy of its own has nothing inline. */
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

/** What of a page's own text may be script or style: `sha256-…` or `nonce-…`. */
type Inline = { scripts?: readonly string[]; styles?: readonly string[] }

/**
 * The policy of a page: all comes from this origin, and nothing inline counts but what is named here. Styles that scripts
 * set on elements are no part of it; those of attributes are refused.
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
