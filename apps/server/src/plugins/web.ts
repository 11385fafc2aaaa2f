import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Services } from '@questboard/api'
import type { FastifyInstance } from 'fastify'
import { pages } from './pages.ts'

const immutable = /\/assets\//

type WebOptions = { folder: string; services: Services }

/**
 * The built web application: its files as they lie, precompressed where they are, and the page itself for every path
 * that is the router's. Files with a hash in their name never change.
 */
export async function web(app: FastifyInstance, { folder, services }: WebOptions): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn('the web application is not built: only the API is served')
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    // A route for each file, so that an unknown path stays unknown to the API beside it.
    wildcard: false,
    // The page itself is answered by its path, and the drawn ones by the language of who asks.
    index: false,
    globIgnore: ['pages/**'],
    preCompressed: true,
    cacheControl: false,
    // The tag of a file says as much, and nobody asks for a part of one: two headers less with each of some twenty files.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (response, path) => {
      response.header('cache-control', immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  await pages(app, { folder, services })
  app.setNotFoundHandler((request, reply) => {
    const navigates = (request.method === 'GET' || request.method === 'HEAD') && !/\.\w+$/.test(pathOf(request.url))
    return navigates ? reply.sendFile('index.html') : reply.code(404).send()
  })
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url
