import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
    // One route per file, so that unknown paths below the API still return its errors.
    wildcard: false,
    // The app page and the prerendered pages have separate routes.
    index: false,
    globIgnore: ['pages/**'],
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
  await pages(app, { folder, services })
  app.setNotFoundHandler((request, reply) => {
    const navigates = (request.method === 'GET' || request.method === 'HEAD') && !/\.\w+$/.test(pathOf(request.url))
    return navigates ? reply.sendFile('index.html') : reply.code(404).send()
  })
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url
