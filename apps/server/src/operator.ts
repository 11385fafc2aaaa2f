import { help, NotUnderstood, readCommand } from './operator/command.ts'
import type { Outcome } from './operator/perform.ts'

/** The operator's command line: `npm run operator -- lock ana@example.org`. */
async function outcomeOf(words: string[]): Promise<Outcome> {
  const command = readCommand(words)
  if (command.name === 'help') return { status: 0, said: [help] }
  // The rest of the server is loaded for a command that is one.
  const { run } = await import('./operator/run.ts')
  return run({ command, words })
}

try {
  const { status, said, fault } = await outcomeOf(process.argv.slice(2))
  for (const line of said) console.log(line)
  if (fault !== undefined) console.error(fault)
  process.exitCode = status
} catch (error) {
  if (error instanceof NotUnderstood) console.error(`${error.message}\n"npm run operator -- help" tells what there is.`)
  else console.error(error)
  process.exitCode = error instanceof NotUnderstood ? 2 : 1
}
