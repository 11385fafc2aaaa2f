import { beforeEach, expect, test, vi } from 'vitest'
import { scheduleRender } from './stagger.ts'

const frames = new Map<number, () => void>()

/** Runs the requested frames that were not cancelled, as the browser does. */
async function frame() {
  // Requests of one task are sorted first.
  await Promise.resolve()
  const due = [...frames.values()]
  frames.clear()
  for (const render of due) render()
}

beforeEach(() => {
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (render: () => void) => {
    last += 1
    frames.set(last, render)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
  return () => vi.unstubAllGlobals()
})

test('renders one part per frame, in order, each after the previous one has rendered', async () => {
  const drawn: string[] = []
  const rows = scheduleRender(4, () => drawn.push('rows'))
  const board = scheduleRender(2, () => drawn.push('board'))
  await frame()
  expect(drawn).toEqual(['board'])
  // The part is still rendering.
  await frame()
  expect(drawn).toEqual(['board'])
  board()
  await frame()
  expect(drawn).toEqual(['board', 'rows'])
  rows()
})

test('skips cancelled parts', async () => {
  const drawn: string[] = []
  const first = scheduleRender(1, () => drawn.push('first'))
  const second = scheduleRender(2, () => drawn.push('second'))
  const third = scheduleRender(3, () => drawn.push('third'))
  second()
  await Promise.resolve()
  first()
  await frame()
  expect(drawn).toEqual(['third'])
  third()
  const later = scheduleRender(1, () => drawn.push('later'))
  await frame()
  expect(drawn).toEqual(['third', 'later'])
  later()
})
