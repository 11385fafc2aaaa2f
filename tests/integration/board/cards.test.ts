import { randomUUID } from 'node:crypto'
import type { Award, Board, Card } from '@questboard/api/board/schema'
import type { Stats } from '@questboard/api/game/schema'
import type { BoardItem } from '@questboard/api/store/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { ledger, tasks } from '@questboard/db/schema'
import { and, asc, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { challenges } from '../../../packages/api/src/board/content/challenges.ts'
import { facts } from '../../../packages/api/src/board/content/facts.ts'
import { questions } from '../../../packages/api/src/board/content/questions.ts'
import { grant } from '../../support/grant.ts'
import { statsOf } from '../../support/stats.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

interface Answered {
  userStats: Stats
  correct: boolean
  correctAnswerId: string
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Squares of the free boards and of one paid board. */
const meadow = { quote: 2, fact: 4, task: 9, question: 11 }
const sea = { task: 2, bonus: 4 }
const space = { random: 2 }

const positionOf = (person: Person, headers?: Record<string, string>) =>
  person.send<Card>('GET /user/boards/current/position', undefined, headers)

const cardOf = async (person: Person) => (await person.send<Board>('GET /user/boards/current')).result.card

const tasksOf = async (person: Person) => (await person.send<Task[]>('GET /user/tasks?type=todo')).result

/** Walks without earning gold: weekly tasks, and a to-do for an odd square. */
async function walk(person: Person, squares: number): Promise<void> {
  for (let left = squares; left > 0; left -= 2) {
    const type = left === 1 ? 'todo' : 'weekly'
    const { result } = await person.send<{ id: string }>('POST /user/tasks', { title: 'Step', gold: 0, type })
    await person.send(`POST /user/tasks/${result.id}/complete`)
    await person.send(`PATCH /user/tasks/${result.id}/archive`)
  }
}

async function playOn(person: Person, name: string): Promise<void> {
  const { result } = await person.send<BoardItem[]>('GET /boards')
  const board = result.find((item) => item.name === name)
  if (!board) throw new Error(`no board ${name}`)
  if (!board.owned) {
    await grant(server, person, { gems: 500 })
    await person.send(`POST /boards/${board.id}/buy`)
  }
  await person.send(`PATCH /users/profile/board/${board.id}`)
}

/** A player on a square of the meadow, where `draw` selects the content. */
async function on(square: number, draw = 0): Promise<Person> {
  const person = await server.person()
  await walk(person, square - 1 - ((square - 1) % 2))
  const rest = square - (square - 1 - ((square - 1) % 2))
  server.draws.push(draw)
  await walk(person, rest)
  server.draws.length = 0
  return person
}

describe('the card of the square', () => {
  test('does not exist on a plain square', async () => {
    const person = await server.person()
    const { error } = await positionOf(person)
    expect(error).toEqual({ message: 'notSpecialBoardPosition', type: 'Conflict', status: 409 })
  })

  test("is returned in the caller's language, and reading changes nothing", async () => {
    const person = await on(meadow.fact, 7)
    const before = [await statsOf(person), await cardOf(person)]
    for (const language of ['en', 'bg', 'en'] as const) {
      const { result } = await positionOf(person, { 'accept-language': language })
      expect(result).toEqual({
        kind: 'fact',
        drawnFrom: 'fact',
        settled: false,
        exp: 2,
        text: facts[7]?.text[language],
      })
    }
    expect([await statsOf(person), await cardOf(person)]).toEqual(before)
  })

  test('names the author of a quote', async () => {
    const { result } = await positionOf(await on(meadow.quote))
    expect(result).toMatchObject({ kind: 'quote', text: expect.any(String), author: expect.any(String) })
  })

  test('disappears when the pawn moves on', async () => {
    const person = await on(meadow.fact)
    await walk(person, 1)
    expect((await positionOf(person)).error.message).toBe('notSpecialBoardPosition')
  })

  test('is reused if it was drawn earlier in this lap', async () => {
    const person = await on(meadow.quote)
    await playOn(person, 'Sea')
    await playOn(person, 'Meadow')
    await walk(person, meadow.quote)
    expect((await positionOf(person)).error).toEqual({ message: 'positionAlreadyUsed', type: 'Conflict', status: 409 })
    expect(await cardOf(person)).toEqual({ kind: 'none', drawnFrom: 'quote', settled: true })
  })
})

describe('answering a question', () => {
  const question = questions[3]
  const right = question?.answers.find((answer) => answer.right)?.id ?? ''
  const wrong = question?.answers.find((answer) => !answer.right)?.id ?? ''

  const answer = (person: Person, answerId: unknown, id = question?.id) =>
    person.send<Answered>(`POST /questions/${id}/answer`, { answerId })

  const paid = (person: Person) =>
    server.database.queries
      .select()
      .from(ledger)
      .where(and(eq(ledger.ownerId, person.id), eq(ledger.reason, 'questionAnswered')))
      .orderBy(asc(ledger.id))

  test('shows four answers without marking the right one', async () => {
    const { result } = await positionOf(await on(meadow.question, 3))
    expect(result.question).toEqual({
      id: question?.id,
      text: question?.text.en,
      answers: question?.answers.map(({ id, text }) => ({ id, text: text.en })),
    })
    expect(result.question?.answers).toHaveLength(4)
  })

  test('pays 10 gold and 10 experience once for the right answer', async () => {
    const person = await on(meadow.question, 3)
    const before = await statsOf(person)
    const { result } = await answer(person, right.toUpperCase(), question?.id.toUpperCase())
    expect(result).toEqual({
      userStats: { ...before, gold: before.gold + 10, exp: before.exp + 10 },
      correct: true,
      correctAnswerId: right,
    })
    expect(await statsOf(person)).toEqual(result.userStats)
    for (const again of [right, wrong]) {
      expect((await answer(person, again)).error).toEqual({
        message: 'positionAlreadyUsed',
        type: 'Conflict',
        status: 409,
      })
    }
    expect((await positionOf(person)).error.message).toBe('positionAlreadyUsed')
    expect(await cardOf(person)).toMatchObject({ kind: 'question', settled: true })
    expect(await statsOf(person)).toEqual(result.userStats)
    expect(await paid(person)).toMatchObject([
      { currency: 'gold', amount: 10, item: 'Meadow' },
      { currency: 'exp', amount: 10, item: 'Meadow' },
    ])
  })

  test('pays nothing for a wrong answer, shows the right one, and uses the question', async () => {
    const person = await on(meadow.question, 3)
    const before = await statsOf(person)
    const { result } = await answer(person, wrong)
    expect(result).toEqual({ userStats: before, correct: false, correctAnswerId: right })
    expect((await answer(person, right)).error.message).toBe('positionAlreadyUsed')
    expect(await paid(person)).toEqual([])
  })

  test('with an answer of another question does not use the question', async () => {
    const person = await on(meadow.question, 3)
    const before = await statsOf(person)
    const card = await cardOf(person)
    for (const strange of [questions[4]?.answers[0]?.id, question?.id, randomUUID(), 'x', undefined, null]) {
      const { error } = await answer(person, strange)
      expect(error).toMatchObject({ message: 'invalidData', status: 400, details: [{ path: 'answerId' }] })
    }
    expect([await statsOf(person), await cardOf(person)]).toEqual([before, card])
    expect((await answer(person, right)).result.correct).toBe(true)
  })

  test('returns questionNotFound for a question that is elsewhere, left behind or unknown', async () => {
    const person = await on(meadow.question, 3)
    const notFound = { message: 'questionNotFound', type: 'NotFound', status: 404 }
    expect((await answer(person, right, questions[4]?.id)).error).toEqual(notFound)
    expect((await answer(person, right, facts[0]?.id)).error).toEqual(notFound)
    expect((await answer(person, right, randomUUID())).error).toEqual(notFound)
    expect((await answer(await server.person(), right)).error).toEqual(notFound)
    expect((await answer(await on(meadow.fact), right)).error).toEqual(notFound)
    expect((await answer(person, right, 'x')).error.message).toBe('invalidData')
    await walk(person, 1)
    expect((await answer(person, right)).error).toEqual(notFound)
    expect(await paid(person)).toEqual([])
  })

  test('is not possible after changing the board', async () => {
    const person = await on(meadow.question, 3)
    await playOn(person, 'Sea')
    expect((await answer(person, right)).error.message).toBe('questionNotFound')
  })

  test('pays once for eight parallel calls', async () => {
    const person = await on(meadow.question, 3)
    const before = await statsOf(person)
    const replies = await Promise.all(Array.from({ length: 8 }, () => answer(person, right)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ error }) => error?.message === 'positionAlreadyUsed')).toHaveLength(7)
    expect(await statsOf(person)).toMatchObject({ gold: before.gold + 10, exp: before.exp + 10 })
  })

  test('pays on the same square in a later lap, for another question', async () => {
    const person = await on(meadow.question, 3)
    await answer(person, right)
    await walk(person, 40)
    const asked = (await cardOf(person)).question?.id
    expect(asked).not.toBe(question?.id)
    const next = questions.find(({ id }) => id === asked)?.answers.find((option) => option.right)?.id ?? ''
    expect((await answer(person, next, asked)).result.correct).toBe(true)
    expect(await paid(person)).toHaveLength(4)
  })
})

describe('accepting a challenge', () => {
  const accept = (person: Person, body?: object, headers?: Record<string, string>) =>
    person.send<{ task: Task }>('POST /user/boards/current/position/accept', body, headers)

  test.each(['en', 'bg'] as const)('creates a to-do with its gold, in %s', async (language) => {
    const person = await on(meadow.task, 5)
    const challenge = challenges[5]
    const { status, result } = await accept(person, undefined, { 'accept-language': language })
    expect(status).toBe(200)
    expect(result.task).toMatchObject({
      title: challenge?.title[language],
      notes: challenge?.notes[language],
      gold: challenge?.gold,
      type: 'todo',
      tags: [],
      requireResult: false,
      completed: false,
    })
    expect(await tasksOf(person)).toEqual([result.task])
    expect(await cardOf(person)).toMatchObject({ kind: 'task', settled: true })
    expect((await positionOf(person)).error.message).toBe('positionAlreadyUsed')
    const before = await statsOf(person)
    await person.send(`POST /user/tasks/${result.task.id}/complete`)
    expect((await statsOf(person)).gold).toBe(before.gold + (challenge?.gold ?? 0))
  })

  test('is possible once, even with eight parallel calls', async () => {
    const person = await on(meadow.task)
    const replies = await Promise.all(Array.from({ length: 8 }, () => accept(person)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { error } of replies.filter(({ status }) => status !== 200)) {
      expect(error).toEqual({ message: 'positionAlreadyUsed', type: 'Conflict', status: 409 })
    }
    expect(await tasksOf(person)).toHaveLength(1)
  })

  test('twice with the same id while the next day begins shows the task on that day', async () => {
    const person = await on(meadow.task)
    const body = { id: randomUUID() }
    const { result } = await accept(person, body)
    expect((await person.send(`PATCH /user/tasks/${result.task.id}`, { type: 'daily' })).status).toBe(200)
    const tomorrow = server.clock.day(1)
    const { repeated } = await server.database.transaction(async (tx) => {
      await tx.execute(sql`select 1 from users where id = ${person.id} for no key update`)
      const repeated = accept(person, body)
      const countWaiting = async () => {
        await tx.execute(sql`select pg_stat_clear_snapshot()`)
        const waiting = sql`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        return (await server.database.rows(tx, waiting)).length
      }
      await expect.poll(countWaiting).toBe(1)
      await tx.execute(sql`update users set last_day_start = ${tomorrow} where id = ${person.id}`)
      return { repeated }
    })
    expect((await repeated).result.task).toMatchObject({ id: result.task.id, slot: tomorrow })
  })

  test('is refused without a challenge', async () => {
    for (const person of [await server.person(), await on(meadow.fact), await on(meadow.question)]) {
      expect((await accept(person)).error).toEqual({
        message: 'notSpecialBoardPosition',
        type: 'Conflict',
        status: 409,
      })
      expect(await tasksOf(person)).toEqual([])
    }
  })

  test('of an earlier visit in this lap is refused', async () => {
    const person = await server.person()
    await playOn(person, 'Sea')
    await walk(person, sea.bonus)
    await playOn(person, 'Sea')
    await walk(person, sea.task)
    expect((await accept(person)).error.message).toBe('positionAlreadyUsed')
    await walk(person, sea.bonus - sea.task)
    expect((await accept(person)).error.message).toBe('notSpecialBoardPosition')
    expect(await tasksOf(person)).toEqual([])
  })

  test('accepts a challenge drawn by a random square', async () => {
    const person = await server.person()
    await playOn(person, 'Space')
    server.draws.push(0, 2)
    await walk(person, space.random)
    expect((await positionOf(person)).result).toMatchObject({ kind: 'task', drawnFrom: 'random', settled: false })
    expect((await accept(person)).result.task.title).toBe(challenges[2]?.title.en)
  })

  test('is refused with 500 open tasks and keeps the card, until there is space', async () => {
    const person = await on(meadow.task)
    const card = await cardOf(person)
    await server.database.queries.insert(tasks).values(
      Array.from({ length: 500 }, (_, place) => ({
        id: randomUUID(),
        userId: person.id,
        title: `Task ${place}`,
        notes: '',
        gold: 0,
        type: 'todo' as const,
        tags: [],
        requireResult: false,
        createdAt: server.clock.now(),
      })),
    )
    expect((await accept(person)).error).toEqual({ message: 'tooManyItems', type: 'Conflict', status: 409 })
    expect(await cardOf(person)).toEqual(card)
    await server.database.queries.delete(tasks).where(and(eq(tasks.userId, person.id), like(tasks.title, 'Task 9%')))
    expect((await accept(person)).status).toBe(200)
  })

  test('with a client id can be repeated, even after the pawn has moved on', async () => {
    const person = await on(meadow.task)
    const id = randomUUID()
    const { result } = await accept(person, { id })
    expect(result.task.id).toBe(id)
    await walk(person, 3)
    expect((await accept(person, { id })).result).toEqual(result)
    expect((await accept(person, { id: 'x' })).error.message).toBe('invalidData')
    expect((await accept(await on(meadow.task), { id })).error.message).toBe('idAlreadyUsed')
    expect(await tasksOf(person)).toHaveLength(1)
  })
})

test('card calls without a token are refused', async () => {
  for (const call of [
    'GET /user/boards/current/position',
    'POST /user/boards/current/position/accept',
    `POST /questions/${questions[0]?.id}/answer`,
  ] as const) {
    expect((await server.send(call)).error.message).toBe('authenticationFailed')
  }
})

test('18 landings bring 18 different cards, though each random draw is 0', async () => {
  const person = await server.person()
  const drawn: string[] = []
  for (let step = 0; step < 80; step++) {
    const { result: task } = await person.send<{ id: string }>('POST /user/tasks', {
      title: 'Go',
      gold: 0,
      type: 'todo',
    })
    const { result } = await person.send<Award>(`POST /user/tasks/${task.id}/complete`)
    const { text, question, task: challenge } = result.board.card
    const content = text ?? question?.text ?? challenge?.title
    if (content !== undefined) drawn.push(content)
  }
  // Two laps of the meadow, with eight such squares each, and a surprise.
  expect(drawn).toHaveLength(18)
  expect(new Set(drawn).size).toBe(18)
})
