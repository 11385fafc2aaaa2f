import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { serverFolder } from '../folders.ts'
import { memoizeAsync } from '../memoize-async.ts'
import { contentSecurityPolicy, pageSecurity } from './security.ts'

/** A placeholder in the page, replaced by a new nonce in each response. */
const noncePlaceholder = '%NONCE%'

const path = '/docs'

/** The addresses that the library serves: the page, and the way to it without the slash, and its script. */
const paths = [path, `${path}/`, `${path}/js/scalar.js`]

/**
 * A page to read the OpenAPI document and to try the calls. Users paste tokens into it, so it loads from and sends to
 * this origin only.
 */
export async function documentation(app: FastifyInstance): Promise<void> {
  const ahead = await readFile(join(serverFolder, 'src', 'plugins', 'documentation-page.js'), 'utf8')
  await pageSecurity(app)
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html')) return payload
    const nonce = randomBytes(16).toString('base64')
    const inline = [`nonce-${nonce}`]
    reply.header('content-security-policy', contentSecurityPolicy({ scripts: inline, styles: inline }))
    reply.header('cache-control', 'no-store')
    const page = payload.replace('</head>', () => `<script nonce="${noncePlaceholder}">${ahead}</script></head>`)
    return page.replaceAll(noncePlaceholder, nonce)
  })
  let library: FastifyInstance | undefined
  const open = memoizeAsync(async () => {
    library = await openLibrary(app.prefix)
    return library
  })
  for (const url of paths) {
    app.get(url, async (request, reply) => {
      const response = await (await open()).inject(request.url)
      const { 'content-type': type, location } = response.headers
      if (type) reply.type(String(type))
      if (location) reply.header('location', location)
      return reply
        .code(response.statusCode)
        .send(String(type).startsWith('text/html') ? response.body : response.rawPayload)
    })
  }
  app.addHook('onClose', async () => {
    await library?.close()
  })
}

/**
 * The library behind a server of its own that does not listen, since a server takes no plugins once it listens. It has
 * 4 MiB of source text, so it is loaded when a person first asks.
 */
async function openLibrary(prefix: string): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const server = Fastify()
  await server.register(scalar, {
    routePrefix: `/${prefix.slice(1)}${path}`,
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'Questboard API',
      nonce: noncePlaceholder,
      withDefaultFonts: false,
      hideClientButton: true,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      authentication: { preferredSecurityScheme: 'session' },
    },
  })
  return server
}
