import { existsSync } from 'node:fs'
import {
  grantGems,
  listFailedEmails,
  lockAccount,
  reconcile,
  retryFailedEmails,
  type Services,
  unlockAccount,
} from '@questboard/api'
import { writeBackup } from '../back-up.ts'
import { type Command, help } from './command.ts'

/** What a command came to: the exit status, what was found, and what is amiss. */
export interface Outcome {
  status: 0 | 1 | 2
  said: string[]
  fault?: string
}

export const ofPostgres =
  'The data is in PostgreSQL. Back it up with pg_dump and restore it with pg_restore (docs/operating.md).'

const done = (...said: string[]): Outcome => ({ status: 0, said })

const refused = (fault: string): Outcome => ({ status: 1, said: [], fault })

const nobody = (email: string): Outcome => refused(`No account has the address ${email}.`)

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Does what an operator asks for. */
export async function perform(on: Pick<Services, 'database' | 'clock'>, command: Command): Promise<Outcome> {
  switch (command.name) {
    case 'help':
      return done(help)
    case 'lock':
    case 'unlock':
      return changeLock(on, command)
    case 'grant-gems':
      return grant(on, command)
    case 'failed-emails':
      return command.retry === undefined ? tellFailedEmails(on) : retry(on, command.retry)
    case 'reconcile':
      return tellMismatches(on)
    case 'backup':
      return backUp(on, command.file)
    case 'restore':
      return refused('Stop the server first: what it has in memory would not be what is restored.')
  }
}

async function changeLock(
  on: Pick<Services, 'database' | 'clock'>,
  { name, email }: { name: 'lock' | 'unlock'; email: string },
): Promise<Outcome> {
  const changed = await (name === 'lock' ? lockAccount : unlockAccount)(on, email)
  if (changed === 'unknown') return nobody(email)
  const state = name === 'lock' ? 'locked' : 'not locked'
  return done(changed === 'done' ? `${email} is ${state} now.` : `${email} is ${state} already.`)
}

async function grant(
  on: Pick<Services, 'database' | 'clock'>,
  { email, gems, reference, note }: Extract<Command, { name: 'grant-gems' }>,
): Promise<Outcome> {
  const granted = await grantGems(on, { email, gems, reference, note })
  if (granted.outcome === 'unknown') return nobody(email)
  if (granted.outcome === 'taken') return refused(`The id ${reference} was used for another grant: nothing was given.`)
  const has = `${email} has ${counted(granted.gems, 'gem', 'gems')}.`
  if (granted.outcome === 'repeated')
    return done(`These gems were given before, by the same id: nothing was given.`, has)
  return done(`Gave ${counted(gems, 'gem', 'gems')}, by the id ${reference}.`, has)
}

async function tellFailedEmails(on: Pick<Services, 'database'>): Promise<Outcome> {
  const dead = await listFailedEmails(on)
  if (dead.length === 0) return done('No e-mail failed.')
  return done(
    `${counted(dead.length, 'e-mail', 'e-mails')} failed:`,
    ...dead.map(({ id, kind, email, attempts, failedAt, fault }) => {
      const tried = counted(attempts, 'attempt', 'attempts')
      return `${id}  ${failedAt?.toISOString() ?? ''}  ${kind} to ${email}, after ${tried}: ${fault ?? 'no fault told'}`
    }),
  )
}

async function retry(
  on: Pick<Services, 'database' | 'clock'>,
  which: NonNullable<Extract<Command, { name: 'failed-emails' }>['retry']>,
): Promise<Outcome> {
  const count = await retryFailedEmails(on, which)
  if (count === 0 && which !== 'all') return refused(`No failed e-mail has the id ${which.id}.`)
  return done(`${counted(count, 'e-mail', 'e-mails')} will be sent again.`)
}

async function tellMismatches(on: Pick<Services, 'database'>): Promise<Outcome> {
  const wrong = await reconcile(on)
  if (wrong.length === 0) return done('Every balance is the sum of its movements.')
  const lines = wrong.map(({ account, userId, currency, balance, sum, wrongRows }) => {
    const whose = account === userId ? `user ${userId}` : `membership ${account} of user ${userId}`
    const rows = wrongRows === 0 ? '' : `, ${counted(wrongRows, 'row tells', 'rows tell')} another balance`
    return `${whose}: ${currency} is ${balance}, its movements come to ${sum}${rows}`
  })
  return {
    status: 1,
    said: lines,
    fault: `${counted(wrong.length, 'balance is', 'balances are')} not what the ledger says.`,
  }
}

async function backUp({ database }: Pick<Services, 'database'>, file: string): Promise<Outcome> {
  if (!database.backup) return refused(ofPostgres)
  if (existsSync(file)) return refused(`${file} is there already: nothing was written.`)
  const backup = await database.backup()
  await writeBackup(file, backup)
  return done(`Wrote ${file}, ${(backup.size / 1024 / 1024).toFixed(1)} MiB.`)
}
