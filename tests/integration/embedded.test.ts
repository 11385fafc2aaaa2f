import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '../support/world.ts'

/** What differs between the engines shows in the statements, so each kind of them runs on the embedded one too. */
let world: World
beforeAll(async () => {
  world = await newWorld({ engine: 'embedded' })
}, 60_000)
afterAll(() => world.close())

interface Task {
  id: string
  completed: boolean
  streak: number
  tags: string[]
}

test('a player registers, plays a day and another, and signs out', async () => {
  const person = await world.person({ headers: { timezone: 'Europe/Sofia' } })
  const tags = (await person.send<{ id: string }[]>('GET /tags')).result.slice(0, 2).map(({ id }) => id)
  const id = crypto.randomUUID()
  const body = { id, title: 'Разходка', gold: 10, type: 'daily', tags }
  expect((await person.send('POST /user/tasks', body)).result).toEqual({ id })
  expect((await person.send('POST /user/tasks', body)).result).toEqual({ id })
  const missed = await person.send<{ id: string }>('POST /user/tasks', { title: 'Бягане', gold: 8, type: 'daily' })
  const { result } = await person.send(`POST /user/tasks/${id}/complete`)
  expect(result).toMatchObject({ stats: { gold: 10, exp: 5 }, board: { position: 1 } })
  await person.send(`POST /user/tasks/${id}/reopen`)
  await person.send(`POST /user/tasks/${id}/complete`)
  await person.send(`POST /user/tasks/${missed.result.id}/complete`)
  world.clock.advance({ days: 2 })
  const { tasks, board } = (await person.send<{ tasks: Task[]; board: { card: object } }>('GET /dashboard')).result
  expect(tasks).toMatchObject([
    { id, completed: false, streak: 0, tags },
    { completed: false, streak: 0 },
  ])
  expect(board).toMatchObject({ position: 2, card: { kind: 'quote' } })
  expect((await person.send('GET /users/profile')).result).toMatchObject({ stats: { gold: 18 - 5 - 4, exp: 12 } })
  expect((await person.send(`DELETE /user/tasks/${id}`)).status).toBe(200)
  expect((await person.send('POST /user/tasks', body)).error.message).toBe('idAlreadyUsed')
  expect(
    (
      await world.send('POST /auth/register', {
        ...person,
        passwordConfirmation: person.password,
        birthDate: '2000-01-01',
      })
    ).error.message,
  ).toBe('emailAlreadyUsed')
  expect((await person.send('POST /auth/logout')).status).toBe(200)
  expect((await person.send('GET /tags')).error.message).toBe('authenticationFailed')
})

test('twenty completes at once pay once', async () => {
  const person = await world.person()
  const { result } = await person.send<{ id: string }>('POST /user/tasks', { title: 'Walk', gold: 10, type: 'todo' })
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => person.send(`POST /user/tasks/${result.id}/complete`)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await person.send('GET /users/profile')).result).toMatchObject({ stats: { gold: 10 } })
})
