import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Services } from '@questboard/api'
import type { FastifyInstance } from 'fastify'
import { pages } from './pages.ts'

const immutable = /\/assets\//

type WebOptions = { folder: string; services: Services }

/**
 * Serves the built web app: static files, precompressed where possible, and the app page for every path of the router.
 * Files with a hash in their name never change.
 */
export async function web(app: FastifyInstance, { folder, services }: WebOptions): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn('the web app is not built: serving only the API')
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // The ETag is enough, and no client requests a range. This saves two headers for each of some twenty files.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (response, path) => {
      const isImmutable = immutable.test(path)
      response.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      // No browser asks again for a file that never changes.
      if (isImmutable) response.removeHeader('etag')
    },
  })
  serveFiles(app, folder)
  await pages(app, { folder, services })
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    // Programs look for what a server offers under `/.well-known`. The app page would say that it offers everything.
    const isPage = !path.startsWith('/.well-known/') && !/\.\w+$/.test(path)
    const navigates = (request.method === 'GET' || request.method === 'HEAD') && isPage
    return navigates ? reply.sendFile('index.html') : reply.code(404).send()
  })
}

/**
 * A route for each file at the root, so that unknown paths below the API still return its errors, and one for each
 * folder: making a route for each of a thousand files would be a tenth of the start.
 */
function serveFiles(app: FastifyInstance, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry
    if (entry.isFile()) app.get(`/${name}`, (_request, reply) => reply.sendFile(name))
    // The prerendered pages have separate routes.
    else if (name !== 'pages') serveFolder(app, folder, name)
  }
}

function serveFolder(app: FastifyInstance, folder: string, name: string): void {
  const below = readdirSync(join(folder, name), { withFileTypes: true, recursive: true })
  const files = new Set(
    below.filter((file) => file.isFile()).map((file) => relative(folder, join(file.parentPath, file.name))),
  )
  app.get<{ Params: { '*': string } }>(`/${name}/*`, (request, reply) => {
    const file = join(name, request.params['*'])
    return files.has(file) ? reply.sendFile(file) : reply.callNotFound()
  })
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url
