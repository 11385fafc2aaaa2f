import { beforeEach, expect, test, vi } from 'vitest'
import { drawInTurn } from './in-turn.ts'

const frames = new Map<number, () => void>()

/** Runs the requested frames that were not cancelled, as the browser does. */
async function frame() {
  // Requests of one task are sorted first.
  await Promise.resolve()
  const due = [...frames.values()]
  frames.clear()
  for (const draw of due) draw()
}

beforeEach(() => {
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    last += 1
    frames.set(last, draw)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
  return () => vi.unstubAllGlobals()
})

test('renders one part per frame, in order, each after the previous one has rendered', async () => {
  const drawn: string[] = []
  const rows = drawInTurn(4, () => drawn.push('rows'))
  const board = drawInTurn(2, () => drawn.push('board'))
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
  const first = drawInTurn(1, () => drawn.push('first'))
  const second = drawInTurn(2, () => drawn.push('second'))
  const third = drawInTurn(3, () => drawn.push('third'))
  second()
  await Promise.resolve()
  first()
  await frame()
  expect(drawn).toEqual(['third'])
  third()
  const later = drawInTurn(1, () => drawn.push('later'))
  await frame()
  expect(drawn).toEqual(['third', 'later'])
  later()
})
