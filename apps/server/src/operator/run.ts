import { existsSync, openAsBlob } from 'node:fs'
import { join, resolve } from 'node:path'
import { systemClock } from '@questboard/api'
import { type Database, databaseFault, openEmbedded, openPostgres, restoreEmbedded } from '@questboard/db'
import { BadEnvironment, type Environment, readEnvironment } from '../environment.ts'
import type { Command } from './command.ts'
import { type Outcome, ofPostgres, perform } from './perform.ts'
import { ask, socketOf } from './socket.ts'

/** What an operator asks for: the command, and the words that it was read from. */
export interface Asked {
  command: Command
  words: string[]
}

/** Does a command where the environment says that the data is. What the operator can mend is told in words. */
export async function run(asked: Asked): Promise<Outcome> {
  try {
    const environment = readEnvironment(process.env)
    const { DATABASE_URL } = environment
    if (!DATABASE_URL) return await doInFolder(environment, asked)
    if (asked.command.name === 'restore') return { status: 1, said: [], fault: ofPostgres }
    return await doOn(await openPostgres({ url: DATABASE_URL, poolSize: 1 }), asked)
  } catch (error) {
    const fault = wordsFor(error)
    if (fault === undefined) throw error
    return { status: 1, said: [], fault }
  }
}

/** By the server that has the folder open, where one runs; else by opening it. */
async function doInFolder({ DATA_DIR }: Environment, asked: Asked): Promise<Outcome> {
  const folder = resolve(DATA_DIR)
  if (asked.command.name === 'restore') return restore(folder, asked.command.file)
  if (!existsSync(join(folder, 'database'))) {
    const fault = `There is no data of Questboard in ${folder}: name its folder in DATA_DIR, or its database in DATABASE_URL.`
    return { status: 1, said: [], fault }
  }
  const answered = process.platform === 'win32' ? undefined : await ask(socketOf(folder), wordsFrom(asked))
  return answered ?? doOn(await openEmbedded({ folder }), asked)
}

/** The server may have been started in another folder than this one. */
const wordsFrom = ({ command, words }: Asked): string[] =>
  command.name === 'backup' ? [command.name, command.file] : words

async function restore(folder: string, file: string): Promise<Outcome> {
  if (!existsSync(file)) return { status: 1, said: [], fault: `There is no file ${file}.` }
  const earlier = await restoreEmbedded({ folder, backup: await openAsBlob(file) })
  const said = [`The data in ${folder} is now what it was in the backup.`]
  return { status: 0, said: earlier === undefined ? said : [...said, `What was there before is kept in ${earlier}.`] }
}

async function doOn(database: Database, { command }: Asked): Promise<Outcome> {
  try {
    return await perform({ database, clock: systemClock }, command)
  } finally {
    await database.close()
  }
}

const noTable = new Set(['42P01', '42703'])

/** Undefined is a fault of ours, to be told with its trace. */
function wordsFor(error: unknown): string | undefined {
  if (error instanceof BadEnvironment) return error.message
  if (error instanceof Error && ['FolderInUse', 'DatabaseAway', 'BadBackup'].includes(error.name)) return error.message
  if (noTable.has(databaseFault(error)?.sqlState ?? '')) {
    return 'The database is not of this version of Questboard. Start the server once: it brings it up to date.'
  }
  return undefined
}
