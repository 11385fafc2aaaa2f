import { inArray } from '@questboard/db/drizzle'
import type { AnyPgColumn } from '@questboard/db/pg-core'
import { memberships } from '@questboard/db/schema'

/** A condition: the membership is that of a creator or a leader. */
export const leads = ({ role }: { role: AnyPgColumn } = memberships) => inArray(role, ['creator', 'leader'])
