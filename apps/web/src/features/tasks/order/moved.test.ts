import { expect, it } from 'vitest'
import { movedBehind, placeBeside, taskBefore } from './moved.ts'

type Ranked = { id: string; rank: string }

const tasks: Ranked[] = ['a', 'b', 'c', 'd'].map((id, nth) => ({ id, rank: `000000000000000${nth + 1}` }))

/** The tasks as the list shows them: the last one at the top. */
const shown = (moved: readonly Ranked[]) =>
  moved
    .toSorted((a, b) => (a.rank < b.rank ? 1 : -1))
    .map(({ id }) => id)
    .join('')

const drop = (id: string, edge: 'top' | 'bottom', of: string) => {
  const change = movedBehind<Ranked>({ id, after: placeBeside(tasks, id, { edge, of }) })
  return shown(change(tasks))
}

it('places a task above or below another one', () => {
  expect(shown(tasks)).toBe('dcba')
  expect(drop('a', 'top', 'd')).toBe('adcb')
  expect(drop('d', 'bottom', 'a')).toBe('cbad')
  expect(drop('d', 'bottom', 'c')).toBe('cdba')
  expect(drop('a', 'top', 'b')).toBe('dcab')
  expect(drop('b', 'bottom', 'c')).toBe('dcba')
})

it('changes nothing for a task that is gone, and puts a task behind a missing one first', () => {
  expect(movedBehind<Ranked>({ id: 'x', after: 'a' })(tasks)).toBe(tasks)
  expect(movedBehind<Ranked>({ id: 'a', after: 'a' })(tasks)).toBe(tasks)
  expect(shown(movedBehind<Ranked>({ id: 'd', after: 'x' })(tasks))).toBe('cbad')
})

it('leaves the only task where its creation places it', () => {
  const [only = { id: '', rank: '' }] = tasks
  expect(movedBehind<Ranked>({ id: only.id, after: null })([only])).toEqual([only])
})

it('is idempotent, and goes back behind the task before', () => {
  const change = movedBehind<Ranked>({ id: 'd', after: 'a' })
  const once = change(tasks)
  expect(shown(change(once))).toBe(shown(once))
  expect(shown(movedBehind<Ranked>({ id: 'd', after: taskBefore(tasks, 'd') })(once))).toBe('dcba')
})
