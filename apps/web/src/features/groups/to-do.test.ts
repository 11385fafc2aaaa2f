import { expect, it } from 'vitest'
import { countToDo } from './to-do.ts'

it('counts open tasks and running missions', () => {
  const tasks = [{ completed: false }, { completed: true }] as never
  const missions = [{ status: 'active' }, { status: 'pending' }, { status: 'waitingApproval' }] as never
  expect(countToDo({ tasks, missions })).toBe(2)
})
