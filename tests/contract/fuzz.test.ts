import { type ErrorBody, errorCodes, statusOf } from '@questboard/api'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../../packages/api/src/auth/sessions.ts'
import { digestOf } from '../support/digest.ts'
import { type Household, newHousehold } from '../support/household.ts'
import { sendTo } from '../support/rest.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { type Case, casesOf, type Known } from './fuzz/cases.ts'
import { type DescribedCall, describedCalls } from './fuzz/described-calls.ts'
import { everythingThere } from './fuzz/known.ts'
import { type Answer, send } from './fuzz/wire.ts'

/**
 * Sends invalid, odd or huge requests to every call of the document, at least 25 each, other ones each time.
 * `FUZZ=100000` sets the total; `FUZZ_SEED=…` repeats a run (failures print the seed).
 */
const perCall = Math.max(25, Math.ceil(Number(process.env.FUZZ ?? 0) / describedCalls.length))
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

/** Requests in flight together, and between two digests of the database. */
const batchSize = 50

let server: TestServer
let household: Household
let known: Known
beforeAll(async () => {
  server = await startTestServer()
  household = await newHousehold(server)
  known = await everythingThere(household)
})
afterAll(() => server.close())

/** Server errors of calls that need a provider, because none is configured. */
const withoutProvider = ['cannotGenerateTasks', 'cannotGenerateRewards', 'cannotGenerateAvatar', 'paymentError']

/** The errors of a response, beyond its validation against the document. */
function mismatchOf({ status, mediaType, body }: Answer): string | undefined {
  if (status === 304) return body === '' ? undefined : 'a response 304 has no body'
  if (!mediaType.startsWith('application/json')) return `it is ${mediaType}`
  if (status === 200) return undefined
  const { error } = JSON.parse(body) as { error: ErrorBody }
  if (!errorCodes.includes(error.message)) return 'its code is in no catalogue'
  if (statusOf(error.message) !== status) return 'its status is not of its code'
  if (status >= 500 && !withoutProvider.includes(error.message)) return 'the server is at fault'
  return undefined
}

const describeCase = ({ method, path, headers, body }: Case): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 600)} ${body?.slice(0, 600)}`

/** Sends them together. @returns the refused ones, and whether all were refused */
async function sendAll(cases: Case[]): Promise<{ refused: Case[]; all: boolean }> {
  const answers = await Promise.all(cases.map((request) => send(server.url, request)))
  const faults = answers.flatMap((answer, index) => {
    const fault = mismatchOf(answer)
    return fault
      ? `${fault}: ${describeCase(cases[index] as Case)} returned ${answer.status} ${answer.body.slice(0, 600)}`
      : []
  })
  expect(faults, `with FUZZ_SEED=${seed}: ${faults[0]}`).toEqual([])
  const refused = cases.filter((_one, index) => answers[index]?.status !== 200)
  return { refused, all: refused.length === cases.length }
}

type Digest = Record<string, string>

/** The digest of a database in which nothing is due: turns that a call has made due are given by the next one. */
async function settledDigest(token: string): Promise<Digest> {
  const sendAsAni = sendTo(server.url, token)
  for (const groupId of known.groups ?? []) await sendAsAni(`GET /groups/${groupId}/tasks`)
  return digestOf(server.database)
}

/** Refused requests must leave no trace. Those that were sent together with successful ones are sent again alone. */
async function refuseWithoutTrace(cases: Case[], token: string): Promise<void> {
  const first = await settledDigest(token)
  const { refused, all } = await sendAll(cases)
  const [before, wasRefused] = all ? [first, true] : [await settledDigest(token), (await sendAll(refused)).all]
  if (wasRefused) expect(await digestOf(server.database), `with FUZZ_SEED=${seed}`).toEqual(before)
}

async function tokensFor({ operationId }: DescribedCall): Promise<[string, ...string[]]> {
  const { ani, vera } = household
  const newSession = (id: string) => openSession(server.database.queries, server.clock, id)
  const token = await newSession(ani.id)
  return [token, token, token, operationId === 'authLogout' ? token : await newSession(vera.id)]
}

test.each(describedCalls.map((call) => [call.operationId, call] as const))(
  '%s answers every request as documented, and refusals leave no trace',
  async (_name, call) => {
    const tokens = await tokensFor(call)
    const cases = fc.sample(casesOf(call, known, tokens), { seed, numRuns: perCall })
    for (let from = 0; from < cases.length; from += batchSize) {
      await refuseWithoutTrace(cases.slice(from, from + batchSize), tokens[0])
    }
  },
  600_000,
)
