import type { Run } from './client.ts'

/** What the background processes of a PostgreSQL server do. The embedded engine has only one process, so it must be asked. */
export interface Maintenance {
  /**
   * Writes changes to the tables' files if the write-ahead log has grown by a segment since the last time, so that the
   * engine can reuse or delete the log's files. Otherwise these grow without limit.
   */
  checkpoint(): Promise<void>
  /**
   * Makes the space of deleted rows free for new ones, and updates the statistics of the planner, one table at a time so
   * that calls can run in between.
   */
  vacuum(): Promise<void>
}

/** The size of one file of the write-ahead log. */
const segmentBytes = 16 * 1024 * 1024

export function maintenanceOf(run: Run): Maintenance {
  const select = async <T>(text: string) => (await run(text, [], 'objects')) as T[]
  return {
    async checkpoint() {
      const [log] = await select<{ grown: boolean }>(
        `select pg_current_wal_insert_lsn() - redo_lsn >= ${segmentBytes} as grown from pg_control_checkpoint()`,
      )
      if (log?.grown) await run('checkpoint', [], 'arrays')
    },
    async vacuum() {
      const tables = await select<{ name: string }>(
        `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
      )
      for (const { name } of tables) await run(`vacuum (analyze) ${name}`, [], 'arrays')
    },
  }
}
