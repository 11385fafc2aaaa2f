import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Task } from '@questboard/api/tasks/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { notify } from '../../../packages/api/src/notifications/notify.ts'
import { newAccessToken } from '../../support/access-token.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

const folder = fileURLToPath(new URL('../../../examples/typescript-client', import.meta.url))

const run = (command: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, [`${folder}/node_modules/.bin/${command}`, ...options], { cwd: folder })

let server: TestServer
beforeAll(async () => {
  await run('openapi-typescript', '../../docs/openapi.json', '--output', 'src/api.gen.ts')
  server = await startTestServer()
}, 120_000)
afterAll(() => server.close())

/** Runs the program until it ends or is stopped. */
function begin(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['src/morning.ts', 'Water the plants'], {
    cwd: folder,
    env: { PATH: process.env.PATH, QUESTBOARD_URL: server.url, ...environment },
  })
  const output = { out: '', error: '' }
  const outputEvents = new EventTarget()
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.out += text
    outputEvents.dispatchEvent(new Event('said'))
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.error += text
  })
  const closed = once(child, 'close')
  return {
    output,
    closed,
    stop: () => child.kill('SIGINT'),
    async until(words: string) {
      const ended = closed.then(() => expect(output).toEqual(`the program output ${words}`))
      while (!output.out.includes(words)) await Promise.race([once(outputEvents, 'said'), ended])
    },
  }
}

test('the example compiles against the types that the document gives', async () => {
  expect((await run('tsc')).stdout).toBe('')
}, 120_000)

test('the example lists, adds and completes tasks, and prints events until it is stopped', async () => {
  const person = await server.person()
  await person.send('POST /user/tasks', { title: 'Ten pages', gold: 10, type: 'daily' })
  const { token } = await newAccessToken(server, person, ['tasks:write', 'notifications:read'])
  const program = begin({ QUESTBOARD_TOKEN: token })
  await program.until('count {"notificationsCount":0}')
  await createTransactionRunner(server)((tx) =>
    notify(tx, server.clock, [person.id], { type: 'sendGems', data: { gems: 3 } }),
  )
  await program.until('"type":"sendGems"')
  program.stop()
  expect((await program.closed)[0]).toBe(0)
  expect(program.output.error).toBe('')
  expect(program.output.out).toContain(
    '- Ten pages (daily, 10 gold)\nDone: Water the plants. You have 5 gold and are on level 1.\n',
  )
  expect(program.output.out).toContain('The pawn stands on square 1 of 40.')
  const { result } = await person.send<Task[]>('GET /user/tasks')
  expect(result).toMatchObject([{ completed: false }, { title: 'Water the plants', completed: true }])
})

test('the example says what it was refused', async () => {
  const person = await server.person()
  const { token } = await newAccessToken(server, person, ['tasks:read'])
  const program = begin({ QUESTBOARD_TOKEN: token })
  expect((await program.closed)[0]).toBe(1)
  expect(program.output.error).toBe('Questboard refused: notAuthorized (403)\n')
  const without = begin({})
  expect((await without.closed)[0]).toBe(1)
  expect(without.output.error).toContain('QUESTBOARD_TOKEN')
})
