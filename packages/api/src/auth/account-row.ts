import type { users } from '@questboard/db/schema'

type PlayerRow = typeof users.$inferSelect

/** The row of an account. Managed members have no address, so code that needs one cannot get their rows. */
export type AccountRow = PlayerRow & { email: string }

/** Whether a player has an account, and is not a managed member. */
export const isAccount = <Row extends { email: string | null }>(row: Row): row is Row & { email: string } =>
  row.email !== null
