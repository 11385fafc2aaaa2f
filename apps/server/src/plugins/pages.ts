import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { readInstallation, readLanguage, type Services, signUpOf } from '@questboard/api'
import { defaultLocale, isLocale, type Locale } from '@questboard/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptsEncoding, holdsVersion } from '../transports/representation.ts'
import { contentSecurityPolicy } from './security.ts'

/**
 * A page that the build has prerendered, with the hashes of its style elements. Where `google` is set, there is one
 * variant for servers with Google sign-in and one for those without.
 */
type PrerenderedPage = { path: string; locale: Locale; google?: boolean; file: string; styles: string[] }

/** A page as it is sent, in each encoding. */
type Ready = { tag: string; policy: string; plain: Buffer; br: Buffer; gzip: Buffer }

type PagesOptions = { folder: string; services: Services }

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * The prerendered public pages in the visitor's language, for a fast first view and for search engines. The language
 * follows `?lang=` or else `accept-language`, like in the web app. Rules: Pages and menus.
 */
export async function pages(app: FastifyInstance, { folder, services }: PagesOptions): Promise<void> {
  const list = join(folder, 'pages', 'pages.json')
  if (!existsSync(list)) return
  const { google, oidc } = services.outside
  const drawn: PrerenderedPage[] = JSON.parse(await readFile(list, 'utf8'))
  // The build has neither the name of an identity provider, nor the setting of a server without passwords.
  const drawsForms = !oidc && services.passwordSignIn
  const offered = drawn.filter((page) =>
    page.google === undefined
      ? services.passwordSignIn || page.path === '/'
      : drawsForms && page.google === Boolean(google),
  )
  const ready = new Map<string, Promise<Ready>>()

  async function prepare({ file, styles }: PrerenderedPage): Promise<Ready> {
    const text = await readFile(join(folder, 'pages', file), 'utf8')
    const plain = Buffer.from(text.replaceAll('%ORIGIN%', services.publicUrl()))
    const policy = contentSecurityPolicy({ styles })
    const tag = createHash('sha256').update(policy).update(plain).digest('base64url').slice(0, 16)
    return { tag, policy, plain, br: await brotli(plain), gzip: await gzipped(plain) }
  }

  /** Prepared once. A file that could not be read is read again for the next visitor. */
  function readyOf(page: PrerenderedPage): Promise<Ready> {
    const known = ready.get(page.file)
    if (known !== undefined) return known
    const preparing = prepare(page)
    ready.set(page.file, preparing)
    preparing.catch(() => ready.delete(page.file))
    return preparing
  }

  for (const path of new Set(offered.map((page) => page.path))) {
    app.get(path, async (request, reply) => {
      const locale = languageOf(request)
      const page = offered.find((candidate) => candidate.path === path && candidate.locale === locale)
      if (!page) throw new Error(`The page ${path} is not prerendered in ${locale}.`)
      // The build draws the form; the app says who may sign up.
      if (path === '/sign-up' && !(await isOpen(services, request))) return reply.sendFile('index.html')
      return send(await readyOf(page), request, reply)
    })
  }

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(services.publicUrl())),
  )
  const paths = [...new Set(offered.map((page) => page.path))]
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(services.publicUrl(), paths)),
  )
}

/** Whether anyone may sign up. The app finds out itself while the database is away. */
async function isOpen(services: Services, { log }: FastifyRequest): Promise<boolean> {
  if (services.signUp) return services.signUp === 'open'
  try {
    return signUpOf(services, await readInstallation(services.database.queries)) === 'open'
  } catch (error) {
    log.error({ err: error }, 'who may sign up could not be read')
    return false
  }
}

function languageOf({ query, headers }: FastifyRequest): Locale {
  const requested = (query as { lang?: unknown }).lang
  return isLocale(requested) ? requested : (readLanguage(headers['accept-language']) ?? defaultLocale)
}

function send({ tag, policy, plain, ...packed }: Ready, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const coding = (['br', 'gzip'] as const).find((candidate) => acceptsEncoding(request, candidate))
  const etag = `"${tag}${coding ? `-${coding}` : ''}"`
  reply.header('cache-control', 'no-cache').header('vary', 'accept-language, accept-encoding').header('etag', etag)
  if (holdsVersion(request, etag)) return reply.code(304).send()
  if (coding) reply.header('content-encoding', coding)
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8')
  return reply.send(coding ? packed[coding] : plain)
}

/** Search engines must not index the pages behind sign-in. */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /trpc/',
    'Disallow: /api/',
    'Allow: /api/docs',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

function sitemap(origin: string, paths: string[]): string {
  const entries = paths.map((path) => {
    const languages = ['bg', 'en'].map(
      (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${path}?lang=${lang}"/>`,
    )
    return `<url><loc>${origin}${path}</loc>${languages.join('')}</url>`
  })
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('\n')}\n</urlset>\n`
}
