import { beforeEach, expect, test, vi } from 'vitest'
import { drawInTurn } from './in-turn.ts'

const frames = new Map<number, () => void>()

/** As the browser does: what is asked for before a frame runs in it, what is taken back does not. */
async function frame() {
  // What is asked for in one go is put in order first.
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

test('parts are drawn one in a frame, by their order, each when the one before stands', async () => {
  const drawn: string[] = []
  const rows = drawInTurn(4, () => drawn.push('rows'))
  const board = drawInTurn(2, () => drawn.push('board'))
  await frame()
  expect(drawn).toEqual(['board'])
  // It is under way and does not stand yet.
  await frame()
  expect(drawn).toEqual(['board'])
  board()
  await frame()
  expect(drawn).toEqual(['board', 'rows'])
  rows()
})

test('what is not wanted any more keeps nobody waiting', async () => {
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
