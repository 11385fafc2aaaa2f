/**
 * `npm run bench:migration`: how long the migrations take that are newer than an earlier version, on a million players
 * with ten million tasks. --people=10000 makes it shorter; --from=NAME is the last migration of the earlier version.
 */
import { parseArgs } from 'node:util'
import { migrate, openPostgres } from '@questboard/db'
import { migrateTo } from '@questboard/db/testing'
import postgres from 'postgres'
import { endAll } from '../start/processes.ts'
import { createDatabase, startDatabaseServer } from './database-server.ts'
import { populate } from './populate.ts'

/** Settings for a server with 4 GiB of memory, as for `bench:growth`. */
const settings = { shared_buffers: '1GB', max_wal_size: '8GB' }

/** The last migration before items knew their players and groups. Later ones have other columns to fill. */
const before = '0050_installation'

const { values } = parseArgs({
  options: { people: { type: 'string', default: '1000000' }, from: { type: 'string', default: before } },
})
const people = Number(values.people)
if (!Number.isInteger(people) || people < 4) throw new Error('--people takes a whole number, 4 or more')

async function measure(): Promise<void> {
  const server = await startDatabaseServer({ settings })
  const { url } = await createDatabase(server.url, 'earlier')
  const database = await openPostgres({ url, poolSize: 1 })
  await migrateTo(database, values.from)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  // Others are copies of this one.
  await sql`
    insert into users (id, email, name, lang, last_day_start, last_seen_day, next_rollover_at, board_id, created_at)
    values (gen_random_uuid(), 'person-1@example.org', 'Person', 'en', current_date, current_date, now() + interval '1 day',
      gen_random_uuid(), now())`
  await populate(sql, people)
  if (values.from === before) {
    await sql`
      with made as (
        insert into missions (id, user_id, name, notes, status, from_day, to_day, created_at)
        select gen_random_uuid(), id, 'Spring', '', 'active', current_date, current_date + 30, now() from users
        returning id)
      insert into mission_tasks (id, mission_id, title, notes, gold, type, tags, created_at)
      select gen_random_uuid(), id, 'Dig', '', 10, 'todo', '{}', now() from made, generate_series(1, 2)`
    await sql`vacuum (analyze) missions, mission_tasks`
  }
  const sizeOf = async () => {
    const [row] = await sql<{ size: string }[]>`select pg_size_pretty(pg_database_size(current_database())) as size`
    return row?.size
  }
  const earlier = await sizeOf()
  await sql.end()
  const began = performance.now()
  await migrate(database)
  const seconds = (performance.now() - began) / 1000
  const again = postgres(url, { max: 1 })
  const [row] = await again<{ size: string }[]>`select pg_size_pretty(pg_database_size(current_database())) as size`
  await again.end()
  await database.close()
  console.log(
    `${people} players, ${earlier}: the migrations after ${values.from} took ${seconds.toFixed(0)} s; then ${row?.size}`,
  )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
process.once('exit', () => void endAll())
try {
  await measure()
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
process.exit()
