import { expect, it } from 'vitest'
import { countToDo, countWaiting, waitingOthers } from './waiting.ts'

const asked = (id: string, waitingApproval: number) => ({ id, waitingApproval }) as never
const mine = (id: string, approveRequested: boolean) => ({ id, approveRequested }) as never

it('leaves out what one asks for oneself, which another leader answers', () => {
  const own = { tasks: [mine('a', true)], rewards: [mine('b', false)], missions: [mine('c', true)] }
  const items = {
    tasks: [asked('a', 2), asked('d', 1)],
    rewards: [asked('b', 1)],
    missions: [asked('c', 1)],
  }
  expect(countWaiting(items, own)).toBe(3)
  expect(countWaiting(items, undefined)).toBe(5)
  expect(countWaiting({}, own)).toBe(0)
})

it('never counts below nothing, whichever of two answers is the older one', () => {
  expect(waitingOthers({ waitingApproval: 0 }, { approveRequested: true })).toBe(0)
})

it('counts what is open and what runs', () => {
  const tasks = [{ completed: false }, { completed: true }] as never
  const missions = [{ status: 'active' }, { status: 'pending' }, { status: 'waitingApproval' }] as never
  expect(countToDo({ tasks, missions })).toBe(2)
})
