import type { Board } from '@questboard/api/board/schema'
import type { GroupBoard } from '@questboard/api/groups/schema'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '../support/day-ms.ts'
import { newGroup, type TestGroup } from '../support/group.ts'
import { expectOk } from '../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

/**
 * Random orders of completing, reopening, approving, refusing and repeating calls, over several days. The pawn on the
 * board of the group must have moved once for each paid period, by the same number of squares as the player's own pawn
 * moved for the group.
 */
const sequences = Number(process.env.BOARD_SEQUENCES ?? 40)
const seed = Number(process.env.SEED ?? 20_260_310)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const types = ['todo', 'daily', 'weekly'] as const
const steps = { todo: 1, daily: 1, weekly: 2 }

interface Act {
  kind: 'complete' | 'reopen' | 'approve' | 'refuse' | 'personal' | 'nextDay'
  task: number
  /** How often the same call is sent. */
  times: number
  at: 'once' | 'one after the other'
}

const anAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant('complete' as const) },
    { weight: 4, arbitrary: fc.constantFrom('reopen' as const, 'approve' as const) },
    { weight: 2, arbitrary: fc.constantFrom('refuse' as const, 'personal' as const, 'nextDay' as const) },
  ),
  task: fc.integer({ min: 0, max: types.length * 2 - 1 }),
  times: fc.integer({ min: 1, max: 3 }),
  at: fc.constantFrom('once', 'one after the other'),
})

interface Task {
  path: `/groups/${string}`
  type: (typeof types)[number]
  requireApprove: boolean
}

/** A task of each type, with and without approval. */
const giveAll = (group: TestGroup, ani: Person): Promise<Task[]> =>
  Promise.all(
    [false, true].flatMap((requireApprove) =>
      types.map(async (type): Promise<Task> => {
        const body = { title: type, ruby: 1, type, requireApprove, assignedUsers: [ani.id] }
        const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, body))
        return { path: `/groups/${group.id}/users/${ani.id}/tasks/${id}`, type, requireApprove }
      }),
    ),
  )

test(`${sequences} random orders move the pawn once for each paid period`, { timeout: 300_000 }, async () => {
  for (const [index, script] of fc
    .sample(fc.array(anAct, { minLength: 5, maxLength: 30 }), { seed, numRuns: sequences })
    .entries()) {
    server.clock.set(new Date(Date.UTC(2026, 2, 9 + 28 * index, 10)))
    const group = await newGroup(server)
    const ani = group.members[0] as Person
    const tasks = await giveAll(group, ani)
    const paid = new Map<string, number>()
    const waiting = new Map<string, string>()
    let personal = 0
    for (const act of script) {
      const task = tasks[act.task] as Task
      const successes = (send: () => Promise<{ status: number }>) => repeat(act, send)
      if (act.kind === 'nextDay') server.clock.advance({ days: 1 })
      else if (act.kind === 'personal') {
        const { id } = await expectOk(
          ani.send<{ id: string }>('POST /user/tasks', { title: 'Own', gold: 1, type: 'todo' }),
        )
        personal += await successes(() => ani.send(`POST /user/tasks/${id}/complete`, {}))
      } else if (act.kind === 'complete') {
        const completions = await successes(() => ani.send(`PATCH ${task.path}/complete`, {}))
        expect(completions).toBeLessThanOrEqual(1)
        const period = `${task.path} ${periodOf(task.type)}`
        if (completions === 1 && task.requireApprove) waiting.set(task.path, period)
        else if (completions === 1) paid.set(period, steps[task.type])
      } else if (act.kind === 'reopen') await successes(() => ani.send(`PATCH ${task.path}/reopen`))
      else {
        const approved = act.kind === 'approve'
        const answers = await successes(() => group.creator.send(`POST ${task.path}/approve`, { approved }))
        const period = waiting.get(task.path)
        if (answers > 0 && approved && period) paid.set(period, steps[task.type])
        if (answers > 0) waiting.delete(task.path)
      }
    }
    const walked = [...paid.values()].reduce((sum, count) => sum + count, 0)
    const ownBoard = await expectOk(ani.send<Board>('GET /user/boards/current'))
    const { pawns, board } = await expectOk(group.creator.send<GroupBoard>(`GET /groups/${group.id}/board`))
    expect(pawns[1], JSON.stringify(script)).toMatchObject({
      position: walked % board.size,
      lap: 1 + Math.floor(walked / board.size),
    })
    expect((ownBoard.lap - 1) * 40 + ownBoard.position).toBe(walked + personal)
  }
})

/** The period of a moment, in UTC. Every script begins on a Monday. */
function periodOf(type: Task['type']): string {
  if (type === 'todo') return ''
  const day = Math.floor(server.clock.now().getTime() / dayMs)
  return String(type === 'daily' ? day : Math.floor((day + 3) / 7))
}

async function repeat({ times, at }: Act, send: () => Promise<{ status: number }>): Promise<number> {
  const calls = Array.from({ length: times }, () => send)
  const replies =
    at === 'once'
      ? await Promise.all(calls.map((call) => call()))
      : await calls.reduce<Promise<{ status: number }[]>>(
          async (before, call) => [...(await before), await call()],
          Promise.resolve([]),
        )
  return replies.filter(({ status }) => status === 200).length
}
