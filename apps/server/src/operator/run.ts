import { existsSync, openAsBlob } from 'node:fs'
import { join, resolve } from 'node:path'
import { systemClock } from '@questboard/api'
import { type Database, databaseFault, openEmbedded, openPostgres, restoreEmbedded } from '@questboard/db'
import { BadEnvironment, type Environment, readEnvironment } from '../environment.ts'
import type { Command } from './command.ts'
import { type Outcome, ofPostgres, perform, refused } from './perform.ts'
import { ask, socketOf } from './socket.ts'

/** A parsed command, and the arguments that it was parsed from. */
export interface OperatorRequest {
  command: Command
  args: string[]
}

/** Runs a command on the configured data. Errors that the operator can fix become messages. */
export async function run(request: OperatorRequest): Promise<Outcome> {
  try {
    const environment = readEnvironment(process.env)
    const { DATABASE_URL } = environment
    if (!DATABASE_URL) return await runInFolder(environment, request)
    if (request.command.name === 'restore') return refused(ofPostgres)
    return await doOn(await openPostgres({ url: DATABASE_URL, poolSize: 1 }), request)
  } catch (error) {
    const message = messageFor(error)
    if (message === undefined) throw error
    return refused(message)
  }
}

/** Sends the command to the running server, or else opens the folder. */
async function runInFolder({ DATA_DIR }: Environment, request: OperatorRequest): Promise<Outcome> {
  const folder = resolve(DATA_DIR)
  if (request.command.name === 'restore') return restore(folder, request.command.file)
  if (!existsSync(join(folder, 'database'))) {
    return refused(`${folder} has no Questboard data. Set DATA_DIR to its folder, or DATABASE_URL to its database.`)
  }
  const outcome = process.platform === 'win32' ? undefined : await ask(socketOf(folder), argsFrom(request))
  return outcome ?? doOn(await openEmbedded({ folder }), request)
}

/** A relative path is resolved here, because the server may have another working directory. */
const argsFrom = ({ command, args }: OperatorRequest): string[] =>
  command.name === 'backup' ? [command.name, command.file] : args

async function restore(folder: string, file: string): Promise<Outcome> {
  if (!existsSync(file)) return refused(`${file} does not exist.`)
  const earlier = await restoreEmbedded({ folder, backup: await openAsBlob(file) })
  const lines = [`Restored the backup to ${folder}.`]
  if (earlier !== undefined) lines.push(`The previous data is kept in ${earlier}.`)
  return { status: 0, lines }
}

async function doOn(database: Database, { command }: OperatorRequest): Promise<Outcome> {
  try {
    return await perform({ database, clock: systemClock }, command)
  } finally {
    await database.close()
  }
}

const noTable = new Set(['42P01', '42703'])

/** Undefined for an unexpected error, which is shown with its stack trace. */
function messageFor(error: unknown): string | undefined {
  if (error instanceof BadEnvironment) return error.message
  if (
    error instanceof Error &&
    ['FolderInUse', 'DatabaseUnavailable', 'BadBackup', 'RestoreFailed'].includes(error.name)
  )
    return error.message
  if (noTable.has(databaseFault(error)?.sqlState ?? '')) {
    return 'The database schema does not match this version. If it is older, start the server once to migrate it.'
  }
  return undefined
}
