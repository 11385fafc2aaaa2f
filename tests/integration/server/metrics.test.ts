import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openMetrics } from '../../../apps/server/src/metrics.ts'
import { endAll, startServer } from '../../start/processes.ts'
import { testDatabase } from '../../support/database.ts'
import { freePort } from '../../support/free-port.ts'
import { startTestServer, type TestServer, testClock } from '../../support/test-server.ts'

let server: TestServer
let metrics: { host: string; port: number }

beforeAll(async () => {
  metrics = { host: '127.0.0.1', port: await freePort() }
  server = await startTestServer({ metrics })
})

afterAll(() => server.close())

/** The value of a line, by its prefix. */
async function readMetric(line: string): Promise<number | undefined> {
  const answer = await fetch(`http://${metrics.host}:${metrics.port}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const metric = (await answer.text()).split('\n').find((sample) => sample.startsWith(`${line} `))
  return metric === undefined ? undefined : Number(metric.slice(line.length))
}

// First: the changes of other tests are announced a moment later, which takes a connection.
test('reports database connections', async () => {
  const open = await readMetric('questboard_database_connections{state="open"}')
  expect(open).toBeGreaterThanOrEqual(1)
  expect(await readMetric('questboard_database_connections{state="idle"}')).toBe(open)
  expect(await readMetric('questboard_database_connections{state="used"}')).toBe(0)
  expect(await readMetric('questboard_database_connections{state="waiting"}')).toBe(0)
  const release = Promise.withResolvers<void>()
  const busy = Array.from({ length: 13 }, () => server.database.transaction(() => release.promise))
  await expect.poll(() => readMetric('questboard_database_connections{state="used"}')).toBe(10)
  expect(await readMetric('questboard_database_connections{state="waiting"}')).toBe(3)
  release.resolve()
  await Promise.all(busy)
})

test('counts procedures by name and outcome', async () => {
  const person = await server.person()
  await person.send('POST /user/tasks', { title: 'Sweep', gold: 1, type: 'todo' })
  await person.send('POST /user/tasks', { title: '', gold: 1, type: 'todo' })
  await person.send('GET /user/missions/00000000-0000-7000-8000-000000000000')
  expect(await readMetric('questboard_procedure_seconds_count{procedure="tasks.create"}')).toBe(2)
  expect(await readMetric('questboard_procedure_seconds_count{procedure="auth.register"}')).toBe(1)
  expect(await readMetric('questboard_outcomes_total{outcome="invalidData"}')).toBe(1)
  expect(await readMetric('questboard_outcomes_total{outcome="missionNotFound"}')).toBe(1)
  expect(await readMetric('questboard_outcomes_total{outcome="done"}')).toBe(2)
})

test('reports open streams', async () => {
  const person = await server.person()
  const disconnect = new AbortController()
  const stream = await fetch(`${server.url}/api/user/notifications/stream`, {
    headers: { authorization: `Bearer ${person.token}` },
    signal: disconnect.signal,
  })
  expect(stream.status).toBe(200)
  await expect.poll(() => readMetric('questboard_event_streams')).toBe(1)
  disconnect.abort()
  await expect.poll(() => readMetric('questboard_event_streams')).toBe(0)
})

test('a running server reports everything an operator watches', async () => {
  const { url, drop } = await testDatabase()
  onTestFinished(async () => {
    await endAll()
    await drop()
  })
  const port = String(await freePort())
  const address = await startServer({ DATABASE_URL: url, RATE_LIMITS: 'on', METRICS_PORT: port }).ready
  const read = async () => (await fetch(`http://127.0.0.1:${port}`)).text()
  const seconds = { timeout: 15_000 }
  await fetch(`${address}/api/user/tasks`)
  const tells = [
    'questboard_procedure_seconds_count{procedure="tasks.list"} 1',
    'questboard_outcomes_total{outcome="authenticationFailed"} 1',
    'questboard_database_connections{state="used"} 0',
    'questboard_event_streams 0',
    'questboard_ledger_mismatches Nan',
    'process_resident_memory_bytes ',
    'nodejs_eventloop_lag_p99_seconds ',
  ]
  await expect.poll(read, seconds).toMatch(/^questboard_job_seconds_count\{job="requests",outcome="done"\} [1-9]/m)
  // A job may hold a connection while one answer is read.
  const missing = async () => {
    const lines = await read()
    return tells.filter((line) => !lines.includes(line))
  }
  await expect.poll(missing, seconds).toEqual([])
})

test('counts ledger mismatches, failed jobs and failed deliveries', async () => {
  const metrics = openMetrics({ database: server.database, countStreams: () => 0 })
  metrics.ledger(3)
  metrics.job('days', 'failed', 0.2)
  metrics.recorder.delivery('givenUp', 10)
  const lines = await metrics.read()
  expect(lines).toContain('\nquestboard_ledger_mismatches 3\n')
  expect(lines).toContain('\nquestboard_job_seconds_count{job="days",outcome="failed"} 1\n')
  expect(lines).toContain('\nquestboard_webhook_seconds_count{outcome="givenUp"} 1\n')
})

test('the mismatches of a check are forgotten after a day, when another server may have checked', async () => {
  const clock = testClock('2026-03-10T03:00:00Z')
  const metrics = openMetrics({ database: server.database, countStreams: () => 0, clock })
  metrics.ledger(3)
  clock.advance({ hours: 24 })
  expect(await metrics.read()).toContain('\nquestboard_ledger_mismatches 3\n')
  clock.advance({ hours: 2 })
  expect(await metrics.read()).toContain('\nquestboard_ledger_mismatches Nan\n')
})

test('metrics are not served on the app’s port', async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expect((await fetch(`${server.url}/api/metrics`)).status).toBe(404)
})

test('counts an internal error, and returns only the request id of its log line', async () => {
  const person = await server.person()
  await server.database.queries.execute(sql`alter table tasks rename to tasks_away`)
  const answer = await fetch(`${server.url}/api/user/tasks`, { headers: { authorization: `Bearer ${person.token}` } })
  await server.database.queries.execute(sql`alter table tasks_away rename to tasks`)
  expect(answer.status).toBe(500)
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await answer.text()).not.toContain('tasks')
  expect(await readMetric('questboard_outcomes_total{outcome="unexpected"}')).toBe(1)
})
