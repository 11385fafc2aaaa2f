import { openPostgres } from '@questboard/db'
import { users } from '@questboard/db/schema'
import { describeError } from '@questboard/server/log'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../support/database.ts'

test('a database error is logged without query parameters', async () => {
  const { url, drop } = await testDatabase()
  const database = await openPostgres({ url })
  const secret = 'very secret hash'
  const failed = await database.queries
    .update(users)
    .set({ passwordHash: secret, gold: 3_000_000_000 })
    .where(eq(users.email, 'nobody@example.org'))
    .catch((error: unknown) => error)
  const logged = describeError(failed)
  expect(logged).toMatchObject({ message: 'a query failed', cause: { code: '22003' } })
  expect(logged.query).toContain('update "users"')
  expect(logged.stack).toContain(' at ')
  expect(JSON.stringify(logged)).not.toContain(secret)
  expect(JSON.stringify(logged)).not.toContain('nobody@example.org')
  await database.close()
  await drop()
})
