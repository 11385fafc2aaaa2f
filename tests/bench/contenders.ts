import type { Sql } from 'postgres'
import type { GroupPlayers } from './groups.ts'
import { hashPasswords } from './hash-passwords.ts'
import { load, type Measured } from './load.ts'
import { completing, listing, type Mirror } from './mirror.ts'
import {
  emailOf,
  nthPerson,
  nthTask,
  nthTaskOfBusy,
  openTasks,
  type PersonsTask,
  password,
  taskId,
  taskNumber,
} from './people.ts'
import type { Pgbench } from './pgbench.ts'
import { ofChildren, ofServer, ofThisProcess, type ReadProcessorTime } from './processor-time.ts'

/** The measured calls. Each part has one or more contenders. */
export const parts = ['complete', 'busy', 'list', 'dashboard', 'notifications', 'group', 'trpc', 'login'] as const

export type Part = (typeof parts)[number]

/** One row of the table. */
export interface Contender {
  part: Part
  name: string
  /** Targets: CPU milliseconds per request, and the minimum rate as a fraction of pgbench's. */
  aim?: { processor: number; rate?: number }
  /** The maximum cost of a request, as a multiple of another contender's by name. */
  most?: { times: number; of: string }
  isPgbench?: boolean
  /** The statements that the other contenders of its part send. */
  mirror?: Mirror
  /** Resets the data, outside of the measured time. */
  before?: () => Promise<void>
  send(seconds: number): Promise<Measured>
  sendOne?: () => Promise<Measured>
  processorTime: ReadProcessorTime
}

/** A server process with its URL. */
export interface Running {
  url: string
  pid: number
}

/** The servers and data that contenders use. */
export interface BenchFixtures {
  sql: Sql
  postmaster: number
  server: Running
  bare: Running
  pgbench: Pgbench | undefined
  /** By user number. */
  tokens: string[]
  groupPlayers: GroupPlayers | undefined
}

/** The bytes of the n-th request of a round; undefined after the last. */
type Nth = (nth: number) => string | undefined

export function contendersOn({
  sql,
  postmaster,
  server,
  bare,
  pgbench,
  tokens,
  groupPlayers,
}: BenchFixtures): Contender[] {
  const before = () => openTasks(sql)
  const by = ({ url, pid }: Running, request: Nth): Pick<Contender, 'send' | 'sendOne' | 'processorTime'> => ({
    send: (seconds) => {
      let nth = 0
      return load(url, () => request(nth++), seconds)
    },
    sendOne: () => {
      const one = [request(0)]
      return load(url, () => one.pop(), 1)
    },
    processorTime: ofServer(pid, postmaster),
  })
  const byPgbench = (part: Part, mirror: Mirror): Contender[] =>
    pgbench
      ? [
          {
            part,
            name: '  the same SQL by pgbench',
            isPgbench: true,
            before,
            send: (seconds) => pgbench(mirror, seconds),
            processorTime: ofChildren(postmaster),
          },
        ]
      : []
  const completes = (of: (nth: number) => PersonsTask | undefined): Nth => {
    return (nth) => {
      const one = of(nth)
      return one && httpRequest(`POST /api/user/tasks/${taskId(one)}/complete`, tokens[one.person], {})
    }
  }
  const reads =
    (path: string): Nth =>
    (nth) =>
      httpRequest(`GET ${path}`, tokens[nthPerson(nth)])
  const ofGroupPlayers = ({ tokens: own, groups }: GroupPlayers): Contender[] => {
    const alone = 'dashboard of 100 tasks, 10 rewards, 5 missions (REST)'
    return [
      { part: 'group', name: alone, ...by(server, (nth) => httpRequest('GET /api/dashboard', own[nth % own.length])) },
      {
        part: 'group',
        name: '  as much in a group of four',
        most: { times: 1.5, of: alone },
        ...by(server, (nth) => {
          const player = nth % own.length
          return httpRequest(`GET /api/groups/${groups[player]}/dashboard`, own[player])
        }),
      },
      {
        part: 'group',
        name: 'a group of four with its rankings (REST)',
        ...by(server, (nth) => {
          const player = nth % own.length
          return httpRequest(`GET /api/groups/${groups[player]}`, own[player])
        }),
      },
    ]
  }

  return [
    {
      part: 'complete',
      name: 'complete (REST)',
      aim: { processor: 0.9, rate: 0.6 },
      mirror: completing,
      before,
      ...by(server, completes(nthTask)),
    },
    {
      part: 'complete',
      name: '  the same call over tRPC',
      aim: { processor: 0.9, rate: 0.6 },
      most: { times: 2, of: 'complete (REST)' },
      before,
      ...by(server, (nth) => {
        const one = nthTask(nth)
        return one && httpRequest('POST /trpc/tasks.complete?batch=1', tokens[one.person], { 0: { id: taskId(one) } })
      }),
    },
    {
      part: 'complete',
      name: '  the same SQL on a bare route',
      before,
      ...by(bare, (nth) => {
        const one = nthTask(nth)
        return one && httpRequest(`POST /complete/${one.person}/${taskNumber(one)}`)
      }),
    },
    ...byPgbench('complete', completing),
    { part: 'busy', name: 'complete, all of one player (REST)', before, ...by(server, completes(nthTaskOfBusy)) },
    {
      part: 'list',
      name: 'list of 100 tasks (REST)',
      aim: { processor: 0.8 },
      mirror: listing,
      before,
      ...by(server, reads('/api/user/tasks')),
    },
    {
      part: 'list',
      name: '  the same list over tRPC',
      aim: { processor: 0.8 },
      most: { times: 2, of: 'list of 100 tasks (REST)' },
      before,
      ...by(server, reads(`/trpc/tasks.list?batch=1&input=${noInputs(1)}`)),
    },
    {
      part: 'list',
      name: '  the same SQL on a bare route',
      before,
      ...by(bare, (nth) => httpRequest(`GET /tasks/${nthPerson(nth)}`)),
    },
    ...byPgbench('list', listing),
    {
      part: 'dashboard',
      name: 'dashboard with 100 tasks (REST)',
      aim: { processor: 1.5 },
      before,
      ...by(server, reads('/api/dashboard')),
    },
    {
      part: 'dashboard',
      name: '  the same dashboard over tRPC',
      aim: { processor: 1.5 },
      most: { times: 2, of: 'dashboard with 100 tasks (REST)' },
      before,
      ...by(server, reads(`/trpc/dashboard.read?batch=1&input=${noInputs(1)}`)),
    },
    {
      part: 'notifications',
      name: '30 unseen notifications (REST)',
      ...by(server, reads('/api/user/notifications')),
    },
    ...(groupPlayers ? ofGroupPlayers(groupPlayers) : []),
    {
      part: 'trpc',
      name: 'dashboard and profile, one batch (tRPC)',
      before,
      ...by(server, reads(`/trpc/dashboard.read,profile.read?batch=1&input=${noInputs(2)}`)),
    },
    {
      part: 'login',
      name: 'login (REST)',
      most: { times: 1.3, of: hashAlone },
      ...by(server, (nth) =>
        httpRequest('POST /api/auth/login', undefined, { email: emailOf(nthPerson(nth)), password }),
      ),
    },
    {
      part: 'login',
      name: '  the same login over tRPC',
      most: { times: 1.3, of: hashAlone },
      ...by(server, (nth) =>
        httpRequest('POST /trpc/auth.login?batch=1', undefined, { 0: { email: emailOf(nthPerson(nth)), password } }),
      ),
    },
    { part: 'login', name: hashAlone, send: hashPasswords, processorTime: ofThisProcess },
  ]
}

const hashAlone = '  its password hash alone'

/** The inputs of a batch of calls without input. */
const noInputs = (calls: number): string =>
  encodeURIComponent(JSON.stringify(Object.fromEntries(Array.from({ length: calls }, (_, place) => [place, {}]))))

/**
 * A request with the headers of a browser: a language and a time zone.
 *
 * @param address the client address that a proxy would send
 */
export function httpRequest(line: string, token?: string, body?: object, address?: string): string {
  const text = body && JSON.stringify(body)
  return [
    `${line} HTTP/1.1`,
    'host: 127.0.0.1',
    'accept-language: bg',
    'timezone: Europe/Sofia',
    'timezone-offset: -120',
    ...(address ? [`x-forwarded-for: ${address}`] : []),
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(text ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
    `\r\n${text ?? ''}`,
  ].join('\r\n')
}
