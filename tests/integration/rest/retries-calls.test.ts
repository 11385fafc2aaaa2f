import { randomUUID } from 'node:crypto'
import { webhookSettings } from '@questboard/api'
import { idempotencyKeys, ledger } from '@questboard/db/schema'
import { restProcedures } from '@questboard/server/procedures'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { digestOf } from '../../support/digest.ts'
import { codeIn } from '../../support/error-code.ts'
import { type KeyedCall, keyedCalls } from '../../support/keyed-calls.ts'
import { type OpenAiStandIn, startOpenAi } from '../../support/openai.ts'
import type { Reply } from '../../support/rest.ts'
import { type StripeStandIn, startStripe } from '../../support/stripe.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

let server: TestServer
let second: TestServer
let provider: OpenAiStandIn
let stripe: StripeStandIn
let close: () => Promise<void>
beforeAll(async () => {
  provider = await startOpenAi()
  stripe = await startStripe()
  const outside = { openai: provider.settings(), stripe: stripe.settings, webhooks: webhookSettings(true) }
  const servers = await twoServers({ outside })
  server = servers.first
  second = servers.second
  stripe.clock = server.clock
  close = servers.close
})
afterAll(async () => {
  expect(await audit(server.database)).toEqual([])
  await close()
  await provider.close()
  await stripe.close()
})

const send = (
  { by, call, body }: Pick<KeyedCall, 'by' | 'call' | 'body'>,
  { id, key, who = by }: { id?: string; key?: string; who?: Person },
): Promise<Reply<never>> =>
  who.send<never>(call, { ...body, ...(id && { id }) }, key === undefined ? {} : { 'idempotency-key': key })

/** The row count of each table. */
async function rowCounts(): Promise<Record<string, number>> {
  const digests = await digestOf(server.database)
  return Object.fromEntries(Object.entries(digests).map(([table, sum]) => [table, Number.parseInt(sum, 10)]))
}

/** The new rows of each table. */
async function growthOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await rowCounts()
  await work()
  const after = await rowCounts()
  const grown = Object.entries(after).map(([table, count]) => [table, count - (before[table] ?? 0)] as const)
  return Object.fromEntries(grown.filter(([, count]) => count !== 0))
}

test('covers every call that takes a key', () => {
  const taking = restProcedures().filter(({ meta }) => meta.key)
  // It ends the session that makes it, so another session repeats it: devices.test.ts.
  const apart = ['devices.add']
  expect([...Object.keys(keyedCalls), ...apart].sort()).toEqual(taking.map(({ name }) => name).sort())
})

describe.each(Object.entries(keyedCalls))('%s', (name, prepare) => {
  const growth = async () => {
    const sent = await prepare(server)
    const id = randomUUID()
    return growthOf(async () => expect(codeIn(await send(sent, { id }))).toBe('ok'))
  }

  test('repeated, changes nothing and returns the same; with another body it is refused', async () => {
    const sent = await prepare(server)
    const id = randomUUID()
    const first = await send(sent, { id })
    expect(codeIn(first)).toBe('ok')
    if (sent.made) expect(sent.made(first.result)).toBe(id)
    const rows = await server.database.queries.select().from(ledger).where(eq(ledger.callId, id))
    expect([...new Set(rows.map(({ reason }) => reason))].sort()).toEqual(sent.moves ?? [])

    const before = await digestOf(server.database)
    const repeats = [
      await send(sent, { id }),
      await send(sent, { id: id.toUpperCase(), key: `"${id}"` }),
      await send(sent, { id, who: onServer(second, sent.by) }),
    ]
    for (const repeat of repeats) {
      if (sent.isSecret) expect(codeIn(repeat)).toBe('idAlreadyUsed')
      else expect([repeat.status, repeat.result]).toEqual([200, first.result])
    }
    if (sent.other) expect(codeIn(await send({ ...sent, ...sent.other }, { id }))).toBe('idAlreadyUsed')
    expect(await digestOf(server.database)).toEqual(before)
    if (!sent.isSecret) return
    const [row] = await server.database.queries.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, id))
    expect(row).toMatchObject({ response: null, contentHash: expect.stringMatching(/^[\w-]{43}$/) })
  })

  test('racing on two servers, is done once', async () => {
    const alone = await growth()
    const sent = await prepare(server)
    const id = randomUUID()
    const raced = await growthOf(async () => {
      const callers = Array.from({ length: 6 }, (_, place) => (place % 2 ? onServer(second, sent.by) : sent.by))
      const replies = await Promise.all(callers.map((who) => send(sent, { id, who })))
      const answers = replies.filter(({ status }) => status === 200).map(({ result }) => result)
      expect(answers.length).toBeGreaterThan(0)
      for (const answer of answers) expect(answer).toEqual(answers[0])
      if (sent.isSecret) expect(answers).toHaveLength(1)
      const codes = replies.map(codeIn).filter((code) => code !== 'ok')
      for (const code of codes)
        expect(['requestInProgress', ...(sent.isSecret ? ['idAlreadyUsed'] : [])]).toContain(code)
    })
    expect(raced).toEqual(alone)
  })

  test('with only the header, is done once, and the server chooses the id', async () => {
    const sent = await prepare(server)
    const key = randomUUID()
    const first = await send(sent, { key })
    expect(codeIn(first)).toBe('ok')
    if (sent.made) expect(sent.made(first.result)).not.toBe(key)
    const before = await digestOf(server.database)
    const again = await send(sent, { key: `"${key.toUpperCase()}"`, who: onServer(second, sent.by) })
    expect(codeIn(again)).toBe(sent.isSecret ? 'idAlreadyUsed' : 'ok')
    if (!sent.isSecret) expect(again.result).toEqual(first.result)
    if (sent.other) expect(codeIn(await send({ ...sent, ...sent.other }, { key }))).toBe('idAlreadyUsed')
    expect(await digestOf(server.database)).toEqual(before)
  })

  test("accepts another user's key, but not the id of another user's item", async () => {
    const [own, foreign] = [await prepare(server), await prepare(server)]
    const id = randomUUID()
    expect(codeIn(await send(own, { id }))).toBe('ok')
    expect(codeIn(await send(foreign, { id }))).toBe(own.made ? 'idAlreadyUsed' : 'ok')
    if (own.made) expect(codeIn(await send(foreign, { key: id }))).toBe('ok')
  })

  test('refuses an invalid header', async () => {
    const sent = await prepare(server)
    const before = await digestOf(server.database)
    expect(codeIn(await send(sent, { key: name }))).toBe('invalidData')
    expect(codeIn(await send(sent, { id: randomUUID(), key: randomUUID() }))).toBe('invalidData')
    expect(await digestOf(server.database)).toEqual(before)
  })
})
