import { help, InvalidCommand, readCommand } from './operator/command.ts'
import type { Outcome } from './operator/perform.ts'
import { nameSources } from './stack-traces.ts'

/** The operator CLI: `npm run operator -- lock ana@example.org`. */
async function outcomeOf(args: string[]): Promise<Outcome> {
  const command = readCommand(args)
  if (command.name === 'help') return { status: 0, lines: [help] }
  // Loads the rest of the server only for a valid command.
  const { run } = await import('./operator/run.ts')
  return run({ command, args })
}

nameSources()
try {
  const { status, lines, error } = await outcomeOf(process.argv.slice(2))
  for (const line of lines) console.log(line)
  if (error !== undefined) console.error(error)
  process.exitCode = status
} catch (error) {
  if (error instanceof InvalidCommand) console.error(`${error.message}\nRun "npm run operator -- help" for a list.`)
  else console.error(error)
  process.exitCode = error instanceof InvalidCommand ? 2 : 1
}
