import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'

/** A parsed operator command. */
export type Command =
  | { name: 'help' }
  | { name: 'lock' | 'unlock'; email: string }
  | { name: 'reset-second-factor'; email: string }
  | { name: 'owner'; email: string }
  | { name: 'grant-gems'; email: string; gems: number; reference: string; note: string | undefined }
  | { name: 'failed-emails'; retry: { id: string } | 'all' | undefined }
  | { name: 'reconcile' }
  | { name: 'backup' | 'restore'; file: string }

/** The command is invalid. The message says why; nothing was done. */
export class InvalidCommand extends Error {
  override name = 'InvalidCommand'
}

const maxGems = 1_000_000

export const help = `Commands for the operator, on the server's machine and with its environment:

  lock EMAIL                sign an account out and block sign-in
  unlock EMAIL              allow sign-in again
  reset-second-factor EMAIL
                            let an account sign in without a code, if its owner lost the app and
                            the recovery codes; make sure that it is the owner who asks
  owner EMAIL               make an account the owner of this server: it sees "This Questboard"
                            in its settings; there is one owner
  grant-gems EMAIL COUNT    give gems; --note TEXT tells the player why,
                            --id NAME gives them only once, however often it is repeated
  failed-emails             list the e-mails that could not be sent
  failed-emails --retry ID  send one of them again, or all of them with "all"
  reconcile                 check every balance against the ledger
  backup FILE               write the embedded database to a file
  restore FILE              restore it while the server is stopped; the previous data is kept next to it
  help                      show this help

Commands work whether the server is running or not. Exit status: 0 OK, 1 problem found, 2 invalid command.`

const options = { note: { type: 'string' }, id: { type: 'string' }, retry: { type: 'string' } } as const

type Options = { [name in keyof typeof options]?: string }

/**
 * Parses the arguments of a command line.
 * @throws InvalidCommand
 */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parsed(args)
  const [name = 'help', ...operands] = positionals
  const read = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!read) throw new InvalidCommand(`Unknown command "${name}".`)
  const { takes, allowed = [], make } = read
  if (operands.length !== takes.length) {
    throw new InvalidCommand(
      takes.length === 0 ? `${name} takes no arguments.` : `Usage: ${[name, ...takes].join(' ')}`,
    )
  }
  const unknown = Object.keys(values).find((option) => !allowed.includes(option as keyof Options))
  if (unknown) throw new InvalidCommand(`${name} has no option --${unknown}.`)
  return make(operands, values)
}

function parsed(args: string[]): { values: Options; positionals: string[] } {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new InvalidCommand(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
}

interface CommandSyntax {
  takes: string[]
  allowed?: (keyof Options)[]
  make(operands: string[], values: Options): Command
}

const commands: Record<string, CommandSyntax | undefined> = {
  help: { takes: [], make: () => ({ name: 'help' }) },
  lock: { takes: ['EMAIL'], make: ([email]) => ({ name: 'lock', email: addressOf(email) }) },
  unlock: { takes: ['EMAIL'], make: ([email]) => ({ name: 'unlock', email: addressOf(email) }) },
  'reset-second-factor': {
    takes: ['EMAIL'],
    make: ([email]) => ({ name: 'reset-second-factor', email: addressOf(email) }),
  },
  owner: { takes: ['EMAIL'], make: ([email]) => ({ name: 'owner', email: addressOf(email) }) },
  'grant-gems': {
    takes: ['EMAIL', 'COUNT'],
    allowed: ['note', 'id'],
    make: ([email, count], { note, id = randomUUID() }) => ({
      name: 'grant-gems',
      email: addressOf(email),
      gems: gemsOf(count),
      reference: textOf('--id', id, 100),
      note: note === undefined ? undefined : textOf('--note', note, 150),
    }),
  },
  'failed-emails': {
    takes: [],
    allowed: ['retry'],
    make: (_operands, { retry }) => ({
      name: 'failed-emails',
      retry: retry === undefined ? undefined : failedEmailOf(retry),
    }),
  },
  reconcile: { takes: [], make: () => ({ name: 'reconcile' }) },
  backup: { takes: ['FILE'], make: ([file = '']) => ({ name: 'backup', file: resolve(file) }) },
  restore: { takes: ['FILE'], make: ([file = '']) => ({ name: 'restore', file: resolve(file) }) },
}

function addressOf(value = ''): string {
  const read = z.email().safeParse(value.trim().toLowerCase())
  if (!read.success) throw new InvalidCommand(`"${value}" is not an e-mail address.`)
  return read.data
}

function gemsOf(value = ''): number {
  const gems = /^\d{1,9}$/.test(value) ? Number(value) : 0
  if (gems < 1 || gems > maxGems) throw new InvalidCommand(`COUNT must be a whole number from 1 to ${maxGems}.`)
  return gems
}

function textOf(option: string, value: string, max: number): string {
  const text = value.trim().normalize('NFC')
  if (text === '' || [...text].length > max) {
    throw new InvalidCommand(`${option} takes 1 to ${max} characters.`)
  }
  return text
}

function failedEmailOf(value: string): { id: string } | 'all' {
  if (value === 'all') return 'all'
  const read = z.guid().safeParse(value)
  if (!read.success) throw new InvalidCommand('--retry takes the id of a failed e-mail, or "all".')
  return { id: read.data.toLowerCase() }
}
