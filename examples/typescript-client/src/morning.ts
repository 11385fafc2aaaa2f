import { randomUUID } from 'node:crypto'
import { ApiError, connect, type Questboard, resultOf } from './client.ts'
import { follow } from './events.ts'

const { QUESTBOARD_URL: url = 'http://localhost:3000', QUESTBOARD_TOKEN: token } = process.env

/** Prints the open tasks, creates and completes one, and then prints events until Ctrl+C. */
async function morning(questboard: Questboard, title: string): Promise<void> {
  const tasks = await resultOf(questboard.GET('/user/tasks'))
  const open = tasks.filter(({ completed }) => !completed)
  console.log(open.length === 0 ? 'Nothing is open.' : 'Open today:')
  for (const task of open) console.log(`- ${task.title} (${task.type}, ${task.gold} gold)`)

  // With a client-chosen id the create can be repeated if the connection is lost before the response arrives.
  const id = randomUUID()
  await resultOf(questboard.POST('/user/tasks', { body: { id, title, gold: 5, type: 'todo' } }))
  const { stats, board } = await resultOf(
    questboard.POST('/user/tasks/{id}/complete', { params: { path: { id } }, body: {} }),
  )
  console.log(`Done: ${title}. You have ${stats.gold} gold and are on level ${stats.level}.`)
  console.log(`The pawn stands on square ${board.position} of ${board.size}.`)
  if (board.card.text) console.log(`A card: ${board.card.text}`)

  const stopped = new AbortController()
  process.once('SIGINT', () => stopped.abort())
  try {
    for await (const { name, data } of follow(questboard, stopped.signal)) console.log(name, JSON.stringify(data))
    console.log('The server has ended the stream.')
  } catch (error) {
    if (!stopped.signal.aborted) throw error
  }
}

if (!token) {
  console.error('Set QUESTBOARD_TOKEN to an API token from the settings.')
  process.exitCode = 1
} else {
  try {
    await morning(connect(url, token), process.argv[2] ?? 'Good morning')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    console.error(`Questboard refused: ${error.message}`)
    process.exitCode = 1
  }
}
