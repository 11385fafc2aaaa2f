import type { GivenSchedule } from '@questboard/api/schedules'
import { addDays } from '@questboard/api/schedules'
import type { Task } from '@questboard/api/tasks/schema'
import { sessions } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant } from '../support/grant.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

/**
 * What the web app shows at once, and while it is offline, equals what the server answers later: random tasks are
 * completed, reopened, moved and skipped on random days.
 */
const seed = Number(process.env.SEED ?? 20_260_318)
const lives = Number(process.env.LIVES ?? 12)
const length = Number(process.env.DAYS ?? 40)

/** The predictions of the web app, which is a separate project. */
const web = (file: string) => import(new URL(`../../apps/web/src/features/tasks/${file}`, import.meta.url).href)
const { snoozedTask, skippedTask }: Scheduled = await web('due/scheduled.ts')
const { completeIn, reopenIn }: Changes = await web('changes.ts')
const { roomOf, canMoveTo }: Rooms = await web('due/room.ts')

interface Scheduled {
  snoozedTask: (task: Task, until: string | null, today: string) => Task
  skippedTask: (task: Task, today: string) => Task
}

type Change = (tasks: readonly Task[]) => readonly Task[]

interface Changes {
  completeIn: (id: string, at: string, result: undefined, today: string) => Change
  reopenIn: (id: string, today: string) => Change
}

interface Rooms {
  roomOf: (task: Task, today: string) => { from: string; to: string } | null
  canMoveTo: (task: Task, day: string, today: string) => boolean
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const weekly = (...days: ('mo' | 'we' | 'fr' | 'su')[]): GivenSchedule => ({
  frequency: 'weekly',
  byDay: days.map((day) => ({ day })),
})

const kinds: { type: Task['type']; schedule: GivenSchedule | null }[] = [
  { type: 'todo', schedule: null },
  { type: 'todo', schedule: { due: '2026-03-20', time: '18:00' } },
  { type: 'daily', schedule: null },
  { type: 'weekly', schedule: null },
  { type: 'daily', schedule: { frequency: 'daily' } },
  { type: 'daily', schedule: { frequency: 'daily', interval: 3, until: '2026-04-12' } },
  { type: 'weekly', schedule: weekly('mo') },
  { type: 'daily', schedule: weekly('mo', 'we', 'fr', 'su') },
  { type: 'weekly', schedule: { frequency: 'monthly', byMonthDay: [-1, 15] } },
  { type: 'weekly', schedule: { frequency: 'monthly', byDay: [{ day: 'tu', nthOfPeriod: 2 }] } },
  { type: 'weekly', schedule: { frequency: 'daily', interval: 4, after: 'completion' } },
  { type: 'daily', schedule: { frequency: 'daily', after: 'completion', until: '2026-04-15' } },
  { type: 'weekly', schedule: { frequency: 'monthly', after: 'completion', start: '2026-03-25' } },
]

/** What the server says about the dates and the progress of a task. */
const shown = ({ id, completed: isDone, streak, ...task }: Task) => ({
  id,
  completed: isDone,
  streak,
  late: task.late,
  overdue: task.overdue,
  schedule: task.schedule,
  slot: task.slot,
  dueOn: task.dueOn,
  dueTime: task.dueTime,
  opensOn: task.opensOn,
  nextDueOn: task.nextDueOn,
  canSkip: task.canSkip,
  canSnooze: task.canSnooze,
})

type Act = { kind: 'complete' | 'reopen' | 'snooze' | 'back' | 'skip' | 'undoSkip'; pick: number; amount: number }

const act = fc.record({
  kind: fc.constantFrom<Act['kind']>('complete', 'complete', 'reopen', 'snooze', 'snooze', 'back', 'skip', 'undoSkip'),
  pick: fc.nat(1000),
  amount: fc.nat(1000),
})

const life = fc.array(fc.option(fc.array(act, { maxLength: 8 }), { freq: 5 }), { minLength: length, maxLength: length })

class Player {
  private readonly person: Person
  private readonly today: () => string

  constructor(person: Person) {
    this.person = person
    this.today = () => server.clock.now().toISOString().slice(0, 10)
  }

  private list = async () => (await this.person.send<Task[]>('GET /user/tasks')).result

  async act({ kind, pick, amount }: Act): Promise<void> {
    const [today, tasks] = [this.today(), await this.list()]
    const task = tasks[pick % tasks.length]
    if (!task) return
    const named = { ...(task.slot !== null && { occurrence: task.slot }) }
    const path = `/user/tasks/${task.id}` as const
    const only = (change: Change) => change([task])[0] as Task
    const snooze = (until: string | null) => this.person.send(`POST ${path}/snooze`, { until, ...named })
    if (kind === 'complete' && !task.completed && (task.opensOn === null || task.opensOn <= today)) {
      const predicted = only(completeIn(task.id, server.clock.now().toISOString(), undefined, today))
      await this.expectShown(await this.person.send(`POST ${path}/complete`, named), predicted, kind)
    }
    if (kind === 'reopen' && task.completed && task.type !== 'todo') {
      const predicted = only(reopenIn(task.id, today))
      await this.expectShown(await this.person.send(`POST ${path}/reopen`, named), predicted, kind)
    }
    if (kind === 'snooze' && !task.completed) {
      const room = roomOf(task, today)
      const until = addDays(today, (amount % 40) - 3)
      const answer = await snooze(until)
      if (room !== null && until >= room.from && until <= room.to) {
        await this.expectShown(answer, snoozedTask(task, until, today), `${kind} to ${until}`)
      } else if (until !== task.dueOn && task.type !== 'todo') {
        // The calendar and the menu offer each day that the server accepts.
        expect([answer.status, canMoveTo(task, until, today)], `${until} ${JSON.stringify(task)}`).toEqual([409, false])
      }
    }
    if (kind === 'back' && task.canSnooze)
      await this.expectShown(await snooze(null), snoozedTask(task, null, today), kind)
    if (kind === 'skip' && task.canSkip) {
      await this.expectShown(await this.person.send(`POST ${path}/skip`, named), skippedTask(task, today), kind)
      if (amount % 2 === 0) await this.expectShown(await this.person.send(`DELETE ${path}/skip`), task, 'undo')
    }
  }

  private async expectShown(answer: { status: number; error: unknown }, predicted: Task, what: string): Promise<void> {
    expect(answer, `${what} ${JSON.stringify(predicted)}`).toMatchObject({ status: 200 })
    const after = (await this.list()).find(({ id }) => id === predicted.id)
    // The app does not know whether the occurrence before a reopened one was skipped, so it waits for the answer.
    const unknown = what === 'reopen' && !predicted.canSkip ? { canSkip: false } : {}
    expect(after && { ...shown(after), ...unknown }, `${what} on ${this.today()}`).toEqual(shown(predicted))
  }
}

test(`${lives} lives of ${length} days: the web app predicts what the server answers`, async () => {
  for (const days of fc.sample(life, { seed, numRuns: lives })) {
    server.clock.set('2026-03-18T08:00:00Z')
    const person = await server.person({ headers: { timezone: 'UTC' } })
    const { queries } = server.database
    await queries
      .update(sessions)
      .set({ expiresAt: new Date('2999-01-01') })
      .where(eq(sessions.userId, person.id))
    await grant(server, person, { gold: 10_000 })
    for (const kind of kinds) await person.send('POST /user/tasks', { title: 'One', gold: 10, ...kind })
    const player = new Player(person)
    for (const [place, acts] of days.entries()) {
      server.clock.set(`${addDays('2026-03-18', place)}T08:00:00Z`)
      for (const action of acts ?? []) await player.act(action)
    }
  }
}, 240_000)
