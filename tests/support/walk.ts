import type { Person } from './test-server.ts'

/** Creates a daily task that pays no gold, to be completed in the page. */
export async function makeStep(player: Person, title = 'One step'): Promise<void> {
  await player.send('POST /user/tasks', { title, gold: 0, type: 'daily' })
}

/** Moves the pawn by API, one square at a time, and deletes the tasks. */
export async function walk(player: Person, squares: number): Promise<void> {
  for (let square = 0; square < squares; square++) {
    const step = { title: `Step ${square}`, gold: 0, type: 'daily' }
    const { result } = await player.send<{ id: string }>('POST /user/tasks', step)
    await player.send(`POST /user/tasks/${result.id}/complete`, {})
    await player.send(`PATCH /user/tasks/${result.id}/archive`)
  }
}
