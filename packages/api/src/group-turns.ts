import { settleTurns } from './group-tasks/turns/settle.ts'
import type { Services } from './kernel/context.ts'

/** Settles the turns of a group. Group tasks import groups, so groups cannot import them; this connects them. */
export const settleTurnsOfGroup = (services: Services, groupId: string): Promise<void> => settleTurns(services, groupId)
