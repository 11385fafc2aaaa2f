import { eq } from '@questboard/db/drizzle'
import { pins } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { pinSettings } from './rules.ts'
import type { OwnPin } from './schema.ts'

/** Whether the caller has a PIN, and the wall setting. */
export async function readOwnPin({ db, userId }: UserContext): Promise<OwnPin> {
  const [row] = await db.select().from(pins).where(eq(pins.userId, userId))
  return pinSettings(row, { managed: false })
}
