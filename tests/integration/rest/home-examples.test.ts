import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Template } from '@huggingface/jinja'
import type { Task } from '@questboard/api/tasks/schema'
import { openApiDocument } from '@questboard/server/openapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, type ScalarTag } from 'yaml'
import type { z } from 'zod'
import { newAccessToken } from '../../support/access-token.ts'
import { homeAssistantPackage, Secret } from '../../support/home-assistant-package.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

const examples = join(import.meta.dirname, '../../../examples')
const address = 'http://questboard.local:3000'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function newUser(scopes: string[]): Promise<string> {
  person = await server.person()
  await person.send('POST /user/tasks', { title: 'Ten pages', gold: 10, type: 'daily' })
  await person.send('POST /user/tasks', { title: 'Tea', gold: 5, type: 'todo' })
  await person.send('POST /user/rewards', { name: 'Ice cream', gold: 8, type: 'constant' })
  return (await newAccessToken(server, person, scopes)).token
}

const tasks = async () => (await person.send<Task[]>('GET /user/tasks')).result

describe('the package for Home Assistant', () => {
  const scopes = ['profile:read', 'tasks:write', 'missions:read', 'rewards:read', 'board:read']
  const secret: ScalarTag = { tag: '!secret', resolve: (name) => new Secret(name) }
  let home: z.infer<typeof homeAssistantPackage>
  let headers: (given: Record<string, string | Secret>) => Record<string, string>

  beforeAll(async () => {
    const text = await readFile(join(examples, 'home-assistant/questboard.yaml'), 'utf8')
    home = homeAssistantPackage.parse(parse(text.replaceAll(address, server.url), { customTags: [secret] }))
    const token = await newUser(scopes)
    headers = (given) =>
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, value instanceof Secret ? `Bearer ${token}` : value]),
      )
  })

  const render = (template: string, variables: object) =>
    new Template(template).render(JSON.parse(JSON.stringify(variables))).trim()

  /** The values of all sensors, and their attributes. */
  async function sensors() {
    const seen: Record<string, { state: string; attributes: Record<string, unknown> }> = {}
    for (const { resource, headers: given, sensor } of home.rest) {
      const response = await fetch(resource, { headers: headers(given) })
      expect(response.status).toBe(200)
      const answer = await response.json()
      for (const entity of sensor) {
        const path = (entity.json_attributes_path ?? '$.').split('.').slice(1)
        const found = path.reduce((value, name) => value[name], answer)
        const attributes = Object.fromEntries((entity.json_attributes ?? []).map((name) => [name, found[name]]))
        expect(Object.values(attributes)).not.toContain(undefined)
        seen[entity.unique_id] = { state: render(entity.value_template, { value_json: answer }), attributes }
      }
    }
    return seen
  }

  /** Runs a REST command as Home Assistant does. */
  async function command(name: string, variables: object): Promise<number> {
    const { url, method, headers: given, content_type = '', payload } = home.rest_command[name] ?? expect.fail(name)
    const response = await fetch(render(url, variables), {
      method: method.toUpperCase(),
      headers: { ...headers(given), 'content-type': content_type },
      ...(payload && { body: render(payload, variables) }),
    })
    return response.status
  }

  test('shows level, gold, open tasks and the next card, and creates and completes', async () => {
    expect(await sensors()).toMatchObject({
      questboard_level: { state: '1', attributes: { exp: 0 } },
      questboard_gold: { state: '0' },
      questboard_open_tasks: { state: '2', attributes: { tasks: [{ title: 'Ten pages' }, { title: 'Tea' }] } },
      questboard_next_card: { state: expect.stringMatching(/^(task|fact|quote|question|random|bonus|specialBonus)$/) },
    })
    expect(await command('questboard_create_task', { title: 'A "hard" one', gold: '7', type: 'todo' })).toBe(200)
    expect(await command('questboard_create_task', { title: 'Defaults' })).toBe(200)
    const [first, second, createdTask, plain] = await tasks()
    expect([createdTask, plain]).toMatchObject([
      { title: 'A "hard" one', gold: 7, type: 'todo' },
      { title: 'Defaults', gold: 5, type: 'todo' },
    ])
    for (const { id = '' } of [first, second].flatMap((task) => task ?? [])) {
      expect(await command('questboard_complete_task', { id })).toBe(200)
    }
    expect(await sensors()).toMatchObject({ questboard_gold: { state: '15' }, questboard_open_tasks: { state: '2' } })
  })

  test('calls only scripts, commands and entities that it has', () => {
    const calls = JSON.stringify(home)
    const known = (pattern: RegExp) => [...new Set(Array.from(calls.matchAll(pattern), ([, name]) => name))].sort()
    expect(known(/rest_command\.(\w+)/g)).toEqual(Object.keys(home.rest_command).sort())
    expect(Object.keys(home.script)).toEqual(expect.arrayContaining(known(/"script\.(\w+)"/g)))
    const ids = home.rest.flatMap(({ sensor }) => sensor.map(({ unique_id }) => unique_id))
    expect(ids).toEqual(expect.arrayContaining(known(/sensor\.(\w+)/g)))
    // The entity id is made of the name.
    for (const { name, unique_id } of home.rest.flatMap(({ sensor }) => sensor)) {
      expect(name.toLowerCase().replaceAll(' ', '_')).toBe(unique_id)
    }
  })

  test('says in words what the webhook brings', () => {
    const webhook = home.automation.find(({ id }) => id === 'questboard_webhook')
    const [action] = webhook?.actions ?? []
    const { data } = action as { data: { message: string } }
    const say = (type: string, about: object) =>
      render(data.message, { trigger: { json: { id: '1', type, data: { data: about } } } })
    expect(say('newTaskAssigned', { sender: { name: 'Boyan' }, task: { title: 'Dishes' } })).toBe(
      'New task: Dishes (Boyan)',
    )
    expect(say('promoteToLeader', {})).toBe('promoteToLeader')
    const event = { id: '1', type: 'task.completed', data: { id: '2', title: 'Ten pages' } }
    expect(render(data.message, { trigger: { json: event } })).toBe('Task done: Ten pages')
  })
})

describe('the shell script', () => {
  let folder: string
  let token: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'questboard-shell-'))
    token = await newUser(['tasks:write', 'rewards:read'])
    // jq compiled to WebAssembly, so that a machine needs no jq for this test.
    const jq = createRequire(import.meta.url).resolve('jq-wasm')
    const program = `import { readFileSync } from 'node:fs'
const { raw } = await import(${JSON.stringify(jq)})
const options = process.argv.slice(2)
const flags = []
let filter
while (options.length > 0) {
  const option = options.shift()
  if (option === '--arg' || option === '--argjson') flags.push(option, options.shift(), options.shift())
  else if (option.startsWith('-')) flags.push(option)
  else filter = option
}
const output = await raw(flags.includes('-n') ? 'null' : readFileSync(0, 'utf8'), filter, flags)
if (output) console.log(output)
`
    await writeFile(join(folder, 'jq.mjs'), program)
    await writeFile(join(folder, 'jq'), `#!/bin/sh\nexec "${process.execPath}" "${folder}/jq.mjs" "$@"\n`)
    await chmod(join(folder, 'jq'), 0o755)
  })
  afterAll(() => rm(folder, { recursive: true }))

  const run = (...options: string[]) => runAt(server.url, ...options)

  async function runAt(url: string, ...options: string[]) {
    const env = { PATH: `${folder}:${process.env.PATH}`, QUESTBOARD_URL: url, QUESTBOARD_TOKEN: token }
    const script = join(examples, 'shell/questboard.sh')
    try {
      return { code: 0, ...(await promisify(execFile)('sh', [script, ...options], { env })) }
    } catch (error) {
      return error as { code: number; stdout: string; stderr: string }
    }
  }

  test('lists, adds and completes tasks, and lists rewards', async () => {
    const added = await run('add', 'A "hard" one', '7', 'daily')
    expect(added).toMatchObject({ code: 0, stderr: '' })
    const end = added.stdout.trim()
    expect((await run('list')).stdout).toContain(`${end}  7 gold  daily  A "hard" one\n`)
    expect(await run('done', end)).toMatchObject({ code: 0, stdout: 'Gold 7, level 1, square 1\n' })
    // As after a lost answer, when curl sends the call again.
    expect(await run('done', end)).toMatchObject({ code: 0, stdout: 'Done already.\n' })
    const { stdout } = await run('list')
    expect(stdout.trim().split('\n')).toHaveLength(2)
    expect((await run('rewards')).stdout).toBe('8 gold  Ice cream\n')
  }, 90_000)

  test('says what is wrong', async () => {
    expect(await run('done', 'ffffffffffff')).toMatchObject({ code: 1, stderr: 'No task has this id: ffffffffffff\n' })
    expect(await run('add', 'Tea', '500')).toMatchObject({ code: 1, stderr: 'Questboard refused: invalidData\n' })
    expect((await run()).stdout).toContain('Usage: questboard.sh list')
  }, 90_000)

  test('repeats a call whose answer was lost or was only that of a busy server', async () => {
    let calls = 0
    const proxy = createServer(async (request, response) => {
      calls += 1
      const chunks = await request.toArray()
      if (calls === 1) {
        const error = { message: 'serviceUnavailable', type: 'ServiceUnavailable', status: 503 }
        return response.writeHead(503).end(JSON.stringify({ error }))
      }
      const { method = '', headers } = request
      const { authorization = '' } = headers
      const answer = await fetch(`${server.url}${request.url}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        body: Buffer.concat(chunks),
      })
      const body = await answer.text()
      if (calls === 2) request.socket.destroy()
      else response.writeHead(answer.status).end(body)
    })
    proxy.listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const { port } = proxy.address() as AddressInfo
    const added = await runAt(`http://127.0.0.1:${port}`, 'add', 'Only once')
    proxy.closeAllConnections()
    proxy.close()
    expect(added).toMatchObject({ code: 0 })
    expect(calls).toBe(3)
    const { stdout } = await run('list')
    expect(stdout.split('\n').filter((line) => line.endsWith('Only once'))).toHaveLength(1)
  }, 90_000)

  test('is short', async () => {
    const lines = (await readFile(join(examples, 'shell/questboard.sh'), 'utf8')).trim().split('\n')
    expect(lines.length).toBeLessThanOrEqual(65)
  })
})

describe('the workflow for n8n', () => {
  interface Node {
    name: string
    type: string
    parameters: Record<string, unknown> & { method?: string; url?: string; jsonBody?: string }
  }
  let workflow: {
    nodes: Node[]
    connections: Record<string, { main: { node: string; type: string; index: number }[][] }>
  }
  beforeAll(async () => {
    workflow = JSON.parse(await readFile(join(examples, 'n8n/questboard.json'), 'utf8'))
  })

  test('connects nodes that exist, each with a name and an id of its own', () => {
    const names = workflow.nodes.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const targets = Object.values(workflow.connections).flatMap(({ main }) => main.flat())
    expect(targets.every(({ node, type, index }) => names.includes(node) && type === 'main' && index === 0)).toBe(true)
    expect(names).toEqual(expect.arrayContaining(Object.keys(workflow.connections)))
    // Everything but the two triggers is reached.
    const reached = new Set(targets.map(({ node }) => node))
    const starts = workflow.nodes.filter(({ name }) => !reached.has(name)).map(({ type }) => type)
    expect(starts).toEqual(['n8n-nodes-base.scheduleTrigger', 'n8n-nodes-base.webhook'])
  })

  test('makes calls that the document has, and the server takes', async () => {
    const { paths } = openApiDocument() as unknown as { paths: Record<string, Record<string, unknown>> }
    const requests = workflow.nodes.filter(({ type }) => type === 'n8n-nodes-base.httpRequest')
    const token = await newUser(['tasks:write'])
    for (const { parameters } of requests) {
      const { method = '', url = '', jsonBody } = parameters
      expect(paths[url.replace(`${address}/api`, '')]).toHaveProperty(method.toLowerCase())
      // An expression in double braces: JavaScript.
      const expression = jsonBody?.replace(/^=\{\{|\}\}$/g, '')
      const body = expression && new Function('$json', `return ${expression}`)({ id: crypto.randomUUID() })
      const response = await fetch(url.replace(address, server.url), {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      expect(response.status).toBe(200)
    }
    expect(await tasks()).toMatchObject([{}, {}, { title: 'Plan the day' }])
  })
})
