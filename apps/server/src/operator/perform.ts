import { existsSync } from 'node:fs'
import {
  grantGems,
  listFailedEmails,
  lockAccount,
  makeOwner,
  reconcile,
  resetSecondFactor,
  retryFailedEmails,
  type Services,
  unlockAccount,
} from '@questboard/api'
import { writeBackup } from '../back-up.ts'
import { type Command, help } from './command.ts'

/** The result of a command: its exit status, and what it prints on the standard output and error. */
export interface Outcome {
  status: 0 | 1 | 2
  lines: string[]
  error?: string
}

export const ofPostgres =
  'The data is in PostgreSQL. Back it up with pg_dump and restore it with pg_restore (docs/operating.md).'

const done = (...lines: string[]): Outcome => ({ status: 0, lines })

export const refused = (error: string): Outcome => ({ status: 1, lines: [], error })

const unknownAddress = (email: string): Outcome => refused(`No account has the address ${email}.`)

const counted = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`

/** Runs a command. */
export async function perform(services: Pick<Services, 'database' | 'clock'>, command: Command): Promise<Outcome> {
  switch (command.name) {
    case 'help':
      return done(help)
    case 'lock':
    case 'unlock':
      return changeLock(services, command)
    case 'reset-second-factor':
      return resetCode(services, command.email)
    case 'owner':
      return changeOwner(services, command.email)
    case 'grant-gems':
      return grant(services, command)
    case 'failed-emails':
      return command.retry === undefined ? listFailed(services) : retry(services, command.retry)
    case 'reconcile':
      return findMismatches(services)
    case 'backup':
      return backUp(services, command.file)
    case 'restore':
      return refused('Stop the server first: its memory would not match the restored data.')
  }
}

async function changeLock(
  services: Pick<Services, 'database' | 'clock'>,
  { name, email }: { name: 'lock' | 'unlock'; email: string },
): Promise<Outcome> {
  const changed = await (name === 'lock' ? lockAccount : unlockAccount)(services, email)
  if (changed === 'unknown') return unknownAddress(email)
  const state = name === 'lock' ? 'locked' : 'not locked'
  return done(changed === 'done' ? `${email} is ${state} now.` : `${email} is ${state} already.`)
}

async function changeOwner(services: Pick<Services, 'database' | 'clock'>, email: string): Promise<Outcome> {
  const changed = await makeOwner(services, email)
  if (changed === 'unknown') return unknownAddress(email)
  return done(`${email} is the owner ${changed === 'done' ? 'now' : 'already'}.`)
}

async function resetCode(services: Pick<Services, 'database' | 'clock'>, email: string): Promise<Outcome> {
  const reset = await resetSecondFactor(services, email)
  if (reset === 'unknown') return unknownAddress(email)
  return done(reset === 'done' ? `${email} signs in without a code now.` : `${email} signs in without a code already.`)
}

async function grant(
  services: Pick<Services, 'database' | 'clock'>,
  { email, gems, reference, note }: Extract<Command, { name: 'grant-gems' }>,
): Promise<Outcome> {
  const granted = await grantGems(services, { email, gems, reference, note })
  if (granted.outcome === 'unknown') return unknownAddress(email)
  if (granted.outcome === 'taken') return refused(`The id ${reference} was used for another grant. Nothing was given.`)
  const has = `${email} has ${counted(granted.gems, 'gem', 'gems')}.`
  if (granted.outcome === 'repeated') return done('Gems were already given with this id. Nothing was given.', has)
  return done(`Gave ${counted(gems, 'gem', 'gems')} with the id ${reference}.`, has)
}

async function listFailed(services: Pick<Services, 'database'>): Promise<Outcome> {
  const failed = await listFailedEmails(services)
  if (failed.length === 0) return done('No e-mail failed.')
  return done(
    `${counted(failed.length, 'e-mail', 'e-mails')} failed:`,
    ...failed.map(({ id, kind, email, attempts, failedAt, fault }) => {
      const tried = counted(attempts, 'attempt', 'attempts')
      return `${id}  ${failedAt?.toISOString() ?? ''}  ${kind} to ${email}, after ${tried}: ${fault ?? 'unknown error'}`
    }),
  )
}

async function retry(
  services: Pick<Services, 'database' | 'clock'>,
  which: NonNullable<Extract<Command, { name: 'failed-emails' }>['retry']>,
): Promise<Outcome> {
  const count = await retryFailedEmails(services, which)
  if (count === 0 && which !== 'all') return refused(`No failed e-mail has the id ${which.id}.`)
  return done(`${counted(count, 'e-mail', 'e-mails')} will be sent again.`)
}

async function findMismatches(services: Pick<Services, 'database'>): Promise<Outcome> {
  const wrong = await reconcile(services)
  if (wrong.length === 0) return done('Every balance matches the ledger.')
  const lines = wrong.map(({ account, userId, currency, balance, sum, wrongRows }) => {
    const ofUser = account === userId ? `user ${userId}` : `membership ${account} of user ${userId}`
    const whose = userId === null ? `pool ${account}` : ofUser
    const rows = wrongRows === 0 ? '' : `; ${counted(wrongRows, 'row has', 'rows have')} another balance`
    return `${whose}: ${currency} is ${balance}, but its ledger rows add up to ${sum}${rows}`
  })
  return {
    status: 1,
    lines,
    error: `${counted(wrong.length, 'balance does', 'balances do')} not match the ledger.`,
  }
}

async function backUp({ database }: Pick<Services, 'database'>, file: string): Promise<Outcome> {
  if (!database.backup) return refused(ofPostgres)
  if (existsSync(file)) return refused(`${file} already exists. Nothing was written.`)
  const backup = await database.backup()
  await writeBackup(file, backup)
  return done(`Wrote ${file}, ${(backup.size / 1024 / 1024).toFixed(1)} MiB.`)
}
