import type { UserContext } from '../kernel/context.ts'
import { readGroups } from './read-groups.ts'
import type { Group } from './schema.ts'

/** The groups that one is in, oldest first. */
export const listGroups = (ctx: UserContext): Promise<Group[]> => readGroups(ctx.db, ctx)
