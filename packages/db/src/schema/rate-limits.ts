import { index, integer, pgTable, text } from '../pg-core.ts'
import { instant } from './columns.ts'

/** Counted attempts in a fixed window, shared by all server processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_by_end').on(table.resetsAt)],
)
