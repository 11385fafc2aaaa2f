import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { restMeta } from '../../../../packages/api/src/kernel/rest.ts'
import { guardedBy, router } from '../../../../packages/api/src/kernel/trpc.ts'
import { openApiDocument } from '../transports/openapi.ts'
import { deprecations } from '../transports/procedures.ts'
import { deprecationHeaders } from './deprecation-headers.ts'

const call = (summary: string, deprecated?: NonNullable<Parameters<typeof restMeta>[1]['deprecated']>) =>
  guardedBy(({ next }) => next())
    .meta(
      restMeta(
        deprecated ? 'GET /old' : 'GET /new',
        { tag: 'Config', summary, description: summary, ...(deprecated && { deprecated }) },
        { open: true },
      ),
    )
    .input(z.object({}))
    .output(z.null())
    .query(() => null)

const twoCalls = router({
  old: call('The old call', {
    since: '2026-01-01',
    end: { sunset: '2027-01-01', link: 'https://quest.example/changes' },
  }),
  new: call('The new call'),
})

test('a deprecated call says since when, and when it ends', async () => {
  const app = Fastify()
  deprecationHeaders(app, deprecations(twoCalls))
  for (const name of ['old', 'new']) app.get(`/${name}`, { config: { calls: () => [name] } }, async () => ({}))
  const old = await app.inject('/old')
  expect(old.headers).toMatchObject({
    deprecation: '@1767225600',
    sunset: 'Fri, 01 Jan 2027 00:00:00 GMT',
    link: '<https://quest.example/changes>; rel="deprecation"; type="text/html"',
  })
  const { headers } = await app.inject('/new')
  for (const name of ['deprecation', 'sunset', 'link']) expect(headers).not.toHaveProperty(name)
  await app.close()
})

test('the document marks it', () => {
  expect(openApiDocument(twoCalls).paths).toMatchObject({ '/old': { get: { deprecated: true } } })
  expect(openApiDocument(twoCalls).paths).not.toHaveProperty(['/new', 'get', 'deprecated'])
})
