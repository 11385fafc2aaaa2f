/**
 * `npm run bench:browser`: the cost of a dashboard with 100 and 500 tasks in a browser on a CPU four times slower, and
 * the delay from a click to the changed row with 300 ms of latency, on this CPU and on the slow one, and of searching
 * without a connection. Medians of
 * --rounds=5. --against=FOLDER measures another checkout of this repository in alternating rounds: absolute numbers
 * depend on the machine and its load, ratios much less.
 */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { endAll, repository, startServer } from '../start/processes.ts'
import { browserArguments, findBrowser } from '../support/browser.ts'
import { sendTo } from '../support/rest.ts'
import { prepareStorage, storageOf } from '../support/window-of.ts'
import { startDatabaseServer } from './database-server.ts'
import { medianOf } from './median.ts'
import { register } from './people.ts'
import { openSlow, slowdown } from './slow-window.ts'

type Visit = {
  visible: number
  longest: number
  total: number
  frame: number
  slowClick: number
  click: number
  found: number
  foundDrawn: number
}

/** The product's targets for 100 tasks, in milliseconds. With 500 tasks nothing may stall. */
const aims: Partial<Visit> = { visible: 800, longest: 200, total: 400, frame: 50, slowClick: 100, click: 50, found: 50 }

const names: Record<keyof Visit, string> = {
  visible: 'list visible',
  longest: 'longest task',
  total: 'long tasks in all',
  frame: 'slowest frame of scrolling',
  slowClick: 'click to changed row',
  click: '  as fast as this processor is',
  found: 'key of a search to its results',
  foundDrawn: '  to the frame with them',
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, against: { type: 'string' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number, 1 or more')

/** Checkouts to measure: this one and, with --against, another one. */
const folders = [...(values.against ? [resolve(values.against)] : []), repository]

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
try {
  const urls: string[] = []
  for (const folder of folders) urls.push(await serve(folder))
  console.log(`The dashboard on a processor ${slowdown} times slower, medians of ${rounds} visits, milliseconds`)
  for (const [nth, tasks] of [100, 500].entries()) {
    const players: Player[] = []
    for (const url of urls) players.push(await playerWith(url, nth + 1, tasks))
    for (const warm of [false, true]) {
      const visits: Visit[][] = urls.map(() => [])
      for (let round = 0; round < rounds; round++) {
        for (const [place, url] of urls.entries()) {
          visits[place]?.push(await visit(browser, url, players[place] as Player, warm))
        }
      }
      printTable(`${tasks} tasks, ${warm ? 'files in the cache' : 'the first visit'}`, visits)
    }
  }
} finally {
  await browser.close()
  await endAll()
}

/** Builds a checkout and starts its server on a new database. */
async function serve(folder: string): Promise<string> {
  const { status } = spawnSync(process.execPath, [join(folder, 'scripts', 'build.mjs')], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`the web app in ${folder} could not be built`)
  const { url } = await startDatabaseServer()
  return startServer({ NODE_ENV: 'production', DATABASE_URL: url }, folder).ready
}

type Player = Parameters<typeof storageOf>[0]

/** A user with open daily tasks with tags and notes. */
async function playerWith(url: string, number: number, tasks: number): Promise<Player> {
  const { id, token } = await register(url, number)
  const send = sendTo(url, token, { timezone: 'Europe/Sofia' })
  const tags = (await send<{ id: string }[]>('GET /tags')).result.map((tag) => tag.id)
  for (let nth = 0; nth < tasks; nth++) {
    const { status } = await send('POST /user/tasks', {
      title: `${nth}. Tidy the desk, and put the pens back to where they belong`,
      notes: nth % 2 ? 'Pens, papers, cables' : '',
      gold: nth % 30,
      type: nth % 3 ? 'daily' : 'weekly',
      tags: tags.slice(nth % 3, (nth % 3) + (nth % 4)),
    })
    if (status !== 200) throw new Error(`task ${nth} was answered by ${status}`)
  }
  return { id, token, name: `Person ${number}`, email: '' }
}

/** One visit in a new browser context, with cached files if `warm`. */
async function visit(browser: Browser, url: string, player: Player, warm: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await prepareStorage(context, storageOf(player), url)
  try {
    if (warm) {
      const first = await context.newPage()
      await first.goto(`${url}/dashboard`, { waitUntil: 'networkidle' })
      await first.close()
    }
    const window = await openSlow(context)
    const { visible, longest, total } = await window.load(`${url}/dashboard`)
    const frame = await window.scroll()
    const slowClick = await window.complete()
    const { found, foundDrawn } = await window.search()
    await window.beFast()
    return { visible, longest, total, frame, slowClick, found, foundDrawn, click: await window.complete() }
  } finally {
    await context.close()
  }
}

/** Prints the medians of the last checkout; of two, also those of the first and the ratio new / old. */
function printTable(what: string, visits: Visit[][]): void {
  console.log(`\n${what}`)
  for (const name of Object.keys(names) as (keyof Visit)[]) {
    const sorted = visits.map((some) => some.map((one) => one[name]).sort((left, right) => left - right))
    const medians = sorted.map(medianOf)
    const median = medians.at(-1) ?? Number.NaN
    const [old] = medians.slice(0, -1)
    const compared = old ? `before ${old.toFixed(0).padStart(5)}, ratio ${(median / old).toFixed(2)}` : ''
    const aim = aims[name]
    const judged = aim ? `aim ${aim}: ${median <= aim ? 'met' : 'missed'}` : ''
    const range = `${sorted.at(-1)?.[0]?.toFixed(0)} to ${sorted.at(-1)?.at(-1)?.toFixed(0)}`
    console.log(
      `  ${names[name].padEnd(30)} ${median.toFixed(0).padStart(5)}  ${judged.padEnd(16)} ${range}  ${compared}`,
    )
  }
}
