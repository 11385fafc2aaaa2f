import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'

/** What an operator asks for. */
export type Command =
  | { name: 'help' }
  | { name: 'lock' | 'unlock'; email: string }
  | { name: 'grant-gems'; email: string; gems: number; reference: string; note: string | undefined }
  | { name: 'failed-emails'; retry: { id: string } | 'all' | undefined }
  | { name: 'reconcile' }
  | { name: 'backup' | 'restore'; file: string }

/** A command that is not understood: it is told in words, and nothing is done. */
export class NotUnderstood extends Error {
  override name = 'NotUnderstood'
}

const mostGems = 1_000_000

export const help = `What an operator can do, on the server's machine and with its environment:

  lock EMAIL                sign an account out and let nobody into it
  unlock EMAIL              let its person sign in again
  grant-gems EMAIL COUNT    give gems; --note TEXT tells the player why,
                            --id NAME makes sure that they come once, however often it is asked
  failed-emails             list the e-mails that could not be sent
  failed-emails --retry ID  send one of them again, or with "all" each of them
  reconcile                 hold every balance against the ledger
  backup FILE               write the embedded database to a file
  restore FILE              put it in the place of what is there, which is kept beside it; the server does not run then
  help                      this

It works while the server runs, and when it does not. The exit status is 0 when all is well, 1 when something is amiss,
2 when the command was not understood.`

const options = { note: { type: 'string' }, id: { type: 'string' }, retry: { type: 'string' } } as const

type Options = { [name in keyof typeof options]?: string }

/** @throws NotUnderstood */
export function readCommand(words: string[]): Command {
  const { values, positionals } = parsed(words)
  const [name = 'help', ...given] = positionals
  const read = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!read) throw new NotUnderstood(`There is no command "${name}".`)
  const { takes, allowed = [], make } = read
  if (given.length !== takes.length) {
    throw new NotUnderstood(
      takes.length === 0 ? `${name} takes nothing more.` : `It is: ${[name, ...takes].join(' ')}.`,
    )
  }
  const strange = Object.keys(values).find((option) => !allowed.includes(option as keyof Options))
  if (strange) throw new NotUnderstood(`${name} knows no --${strange}.`)
  return make(given, values)
}

function parsed(words: string[]): { values: Options; positionals: string[] } {
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    throw new NotUnderstood(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
}

interface Reading {
  takes: string[]
  allowed?: (keyof Options)[]
  make(given: string[], values: Options): Command
}

const commands: Record<string, Reading | undefined> = {
  help: { takes: [], make: () => ({ name: 'help' }) },
  lock: { takes: ['EMAIL'], make: ([email]) => ({ name: 'lock', email: addressOf(email) }) },
  unlock: { takes: ['EMAIL'], make: ([email]) => ({ name: 'unlock', email: addressOf(email) }) },
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
    make: (_given, { retry }) => ({
      name: 'failed-emails',
      retry: retry === undefined ? undefined : failedEmailOf(retry),
    }),
  },
  reconcile: { takes: [], make: () => ({ name: 'reconcile' }) },
  backup: { takes: ['FILE'], make: ([file = '']) => ({ name: 'backup', file: resolve(file) }) },
  restore: { takes: ['FILE'], make: ([file = '']) => ({ name: 'restore', file: resolve(file) }) },
}

function addressOf(given = ''): string {
  const read = z.email().safeParse(given.trim().toLowerCase())
  if (!read.success) throw new NotUnderstood(`"${given}" is no e-mail address.`)
  return read.data
}

function gemsOf(given = ''): number {
  const gems = /^\d{1,9}$/.test(given) ? Number(given) : 0
  if (gems < 1 || gems > mostGems) throw new NotUnderstood(`COUNT is a whole number from 1 to ${mostGems}.`)
  return gems
}

function textOf(option: string, given: string, most: number): string {
  const text = given.trim().normalize('NFC')
  if (text === '' || [...text].length > most) {
    throw new NotUnderstood(`${option} takes 1 to ${most} characters.`)
  }
  return text
}

function failedEmailOf(given: string): { id: string } | 'all' {
  if (given === 'all') return 'all'
  const read = z.guid().safeParse(given)
  if (!read.success) throw new NotUnderstood('--retry takes the id of a failed e-mail, or "all".')
  return { id: read.data.toLowerCase() }
}
