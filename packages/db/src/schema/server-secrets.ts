import { pgTable, text } from '../pg-core.ts'
import { createdAt } from './columns.ts'

/** Secrets that are created once and shared by all servers. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
})
