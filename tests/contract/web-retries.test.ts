import { appRouter, type ProcedureMeta } from '@questboard/api'
import { expect, test } from 'vitest'

/** The rules of the web application, which is a project of its own. */
const rules = new URL('../../apps/web/src/app/retry/rules.ts', import.meta.url)
const { maySendAgain }: { maySendAgain: (path: string) => boolean } = await import(rules.href)

/** Calls without a key that change a state once: a repeat finds that state. */
const findsState = /\.(complete|reopen|(approve|answer)(All)?|giveResult|accept|decline|check)$/

const mutations = Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: Definition }>)
  .filter(([, { _def }]) => _def.type === 'mutation')
  .map(([name, { _def }]) => ({ name, meta: _def.meta }))

interface Definition {
  type: string
  meta?: ProcedureMeta
}

/** By its key, by its method, or by the state that it leaves, the call is done once however often it is sent. */
function isDoneOnce({ name, meta }: (typeof mutations)[number]): boolean {
  const method = meta?.openapi?.method ?? ''
  return meta?.key !== undefined || ['PUT', 'PATCH', 'DELETE'].includes(method) || findsState.test(name)
}

test('the web application sends a call again only where the server does it once', () => {
  expect(mutations.filter((call) => maySendAgain(call.name) && !isDoneOnce(call)).map(({ name }) => name)).toEqual([])
})

test('the web application sends every call with a key again, but those that its offline queue sends', () => {
  const keyed = mutations.filter(({ meta }) => meta?.key !== undefined)
  expect(keyed.length).toBeGreaterThan(30)
  expect(keyed.filter(({ name }) => !maySendAgain(name)).map(({ name }) => name)).toEqual(['tasks.create'])
})
