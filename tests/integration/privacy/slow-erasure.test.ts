import { eraseAccounts } from '@questboard/api'
import { openPostgres } from '@questboard/db'
import { users } from '@questboard/db/schema'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../support/database.ts'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, startTestServerOn } from '../../support/test-server.ts'

test('an account is erased however long it takes', async () => {
  const { url, drop } = await testDatabase()
  const server = await startTestServerOn(await openPostgres({ url }))
  const { send } = await server.person()
  await expectOk(send('POST /users/profile/deletion', { password: goodPassword }))
  // As of an account with a great many rows.
  await server.database.queries.execute(sql`
    create function wait_for_rows() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return old; end $$`)
  await server.database.queries.execute(sql`
    create trigger slow before delete on users for each row execute function wait_for_rows()`)
  server.clock.advance({ days: 30 })
  const impatient = await openPostgres({ url, limits: { statement: 500 } })
  await eraseAccounts({ ...server.services, database: impatient })
  expect(await server.database.queries.select({ id: users.id }).from(users)).toEqual([])
  await impatient.close()
  await server.close()
  await drop()
})
