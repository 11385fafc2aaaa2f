import type { ErrorBody } from '@questboard/api'
import { openApiDocument } from '@questboard/server/openapi'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../../packages/api/src/auth/sessions.ts'
import { type Household, newHousehold } from '../support/household.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { fitting, type Known } from './fuzz/cases.ts'
import { type DescribedCall, describedCalls } from './fuzz/described-calls.ts'
import { everythingThere } from './fuzz/known.ts'
import { send } from './fuzz/wire.ts'

/** Bodies of each call. */
const perCall = 20
/** Fixed, so that a rare body does not fail an unrelated change. FUZZ_SEED tries others. */
const seed = Number(process.env.FUZZ_SEED ?? 437_748_727)

/**
 * What no schema can say, because it depends on the date, on what is stored, or on a calculation. By path and message.
 */
const beyondSchemas: RegExp[] = [
  /contains an id twice$/,
  /a group is named twice$/,
  /^birthDate: not a date of birth$/,
  /^timeZone: unknown time zone$/,
  /^planId: no such plan$/,
  /^password: is required$/,
  /^memberId: oneself$/,
  /no such tag$/,
  /(^|\.)(from|to): /,
  /^assignedUsers: only its owner$/,
  /^amount: not 0$/,
  /^quiet(From|To): both ends are needed$/,
  /contains a child twice$/,
  /^client_id: must be the id of a registered app$/,
  /^at: /,
  /^expiresOn: /,
  /schedule\.(due|start|until): /,
]

/** Of a change: a field that is left out stays, and may not fit. */
const beyondChanges = [...beyondSchemas, /^timesToUse: /, /^(reminders\.\d+|schedule\.\w+): /]

const name = 'document'
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema(openApiDocument(), name)

let server: TestServer
let household: Household
let known: Known
beforeAll(async () => {
  server = await startTestServer()
  household = await newHousehold(server)
  known = await everythingThere(household)
})
afterAll(() => server.close())

/** Bodies that the schema of a call takes. */
function bodiesOf({ body }: DescribedCall): string[] {
  const validate = ajv.compile({ $ref: `${name}${body?.$ref}` })
  const fits = (text: string) => validate(JSON.parse(text))
  return fc
    .sample(fitting(body ?? {}, 'body', known), { seed, numRuns: 10 * perCall })
    .filter(fits)
    .slice(0, perCall)
}

const pathOf = (path: string): string =>
  path.replaceAll(
    /\/(\w[\w-]*)\/\{\w+\}/g,
    (_part, before: string) => `/${before}/${known[before]?.[0] ?? known.tasks?.[0]}`,
  )

/** Why the server refused what the schema takes. */
async function refusalOf({ method, path }: DescribedCall, body: string): Promise<string[]> {
  const token = await openSession(server.database.queries, server.clock, household.ani.id)
  const headers: [string, string][] = [
    ['content-type', 'application/json'],
    ['authorization', `Bearer ${token}`],
  ]
  const answer = await send(server.url, { method, path: `/api${pathOf(path)}`, headers, body })
  if (answer.status !== 400) return []
  const { error } = JSON.parse(answer.body) as { error: ErrorBody }
  if (error.message !== 'invalidData') return []
  const refused = (error.details ?? []).map((detail) => `${detail.path}: ${detail.message}`)
  const beyond = method === 'POST' ? beyondSchemas : beyondChanges
  return refused.filter((text) => !beyond.some((pattern) => pattern.test(text))).map((text) => `${text} in ${body}`)
}

test.each(describedCalls.filter(({ body }) => body).map((call) => [call.operationId, call] as const))(
  '%s takes the bodies that its schema takes',
  async (_name, call) => {
    for (const body of bodiesOf(call)) expect(await refusalOf(call, body), `with FUZZ_SEED=${seed}`).toEqual([])
  },
)
