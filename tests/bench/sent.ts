import { readFileSync, statSync } from 'node:fs'
import type { Sql } from 'postgres'
import type { Mirror } from './mirror.ts'

/** The number of statements that an action causes, from the server's log. Slow, so not part of measured rounds. */
export async function countSent(sql: Sql, log: string, act: () => Promise<unknown>): Promise<number> {
  const start = statSync(log).size
  const written = () => readFileSync(log, 'utf8').slice(start)
  const connection = await sql.reserve()
  const setLog = async (what: 'all' | 'none') => {
    await connection.unsafe(`alter system set log_statement = '${what}'`)
    await connection`select pg_reload_conf()`
  }
  // A changed setting reaches all connections at the same time: it is active when this one shows it.
  const mark = async (name: string) => {
    const statement = `select '${name}'`
    while (!written().includes(statement)) await connection.unsafe(statement)
    return written().indexOf(statement)
  }
  await setLog('all')
  const before = await mark('before')
  await act()
  const after = await mark('after')
  await setLog('none')
  connection.release()
  const statements = [
    ...written()
      .slice(before, after)
      .matchAll(/LOG: {2}(execute|statement)/g),
  ]
  // The second mark is one of them.
  return statements.length - 1
}

export function countMirrored({ before, transaction }: Mirror): number {
  const beginAndCommit = 2
  return before.length + (transaction.length > 0 ? transaction.flat().length + beginAndCommit : 0)
}
