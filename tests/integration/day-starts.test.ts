import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done } from '../support/group.ts'
import { newWorld, type Person, type World } from '../support/world.ts'

interface Profile {
  name: string
  lastDayStart: string
  dayStartsAt: string
  taskOrder: string
  quickAddDates: boolean
}

const profile = (person: Person): Promise<Profile> => done(person.send('GET /users/profile'))

const update = (person: Person, changes: Partial<Profile>): Promise<Profile> =>
  done(person.send('PUT /users/profile', changes))

let world: World

beforeAll(async () => {
  world = await newWorld()
})

afterAll(() => world.close())

describe('the settings in a profile', () => {
  test('have defaults, change one by one, and are kept when left out', async () => {
    const ann = await world.person()
    expect(await profile(ann)).toMatchObject({ dayStartsAt: '00:00', taskOrder: 'created', quickAddDates: true })
    expect(await update(ann, { dayStartsAt: '03:30' })).toMatchObject({ dayStartsAt: '03:30', taskOrder: 'created' })
    expect(await update(ann, { taskOrder: 'manual' })).toMatchObject({ dayStartsAt: '03:30', taskOrder: 'manual' })
    expect(await update(ann, { quickAddDates: false })).toMatchObject({ taskOrder: 'manual', quickAddDates: false })
    await update(ann, { name: 'Ann' })
    const kept = { name: 'Ann', dayStartsAt: '03:30', taskOrder: 'manual', quickAddDates: false }
    expect(await profile(ann)).toMatchObject(kept)
  })

  test.each([
    { dayStartsAt: '06:30' },
    { dayStartsAt: '03:15' },
    { dayStartsAt: '3:00' },
    { dayStartsAt: '24:00' },
    { dayStartsAt: null },
    { taskOrder: 'rank' },
    { quickAddDates: 'yes' },
  ])('refuse %j and change nothing', async (body) => {
    const ann = await world.person()
    const { status, error } = await ann.send('PUT /users/profile', { name: 'Other', ...body })
    expect(status).toBe(400)
    expect(error).toMatchObject({ message: 'invalidData', details: [{ path: Object.keys(body)[0] }] })
    expect(await profile(ann)).toMatchObject({ name: ann.name, dayStartsAt: '00:00', taskOrder: 'created' })
  })
})
