import { expect, test } from 'vitest'
import { runEach } from './run-each.ts'

test('runs what follows a failure, and reports it', async () => {
  const ran: string[] = []
  const works = ['one', 'two', 'three'].map((name) => async (argument: string) => {
    if (name === 'two') throw new Error('the second is broken')
    ran.push(`${name} ${argument}`)
  })
  await expect(runEach(works, 'of all')).rejects.toThrow('the second is broken')
  expect(ran).toEqual(['one of all', 'three of all'])
  await expect(runEach(works.slice(2), 'of all')).resolves.toBeUndefined()
})
