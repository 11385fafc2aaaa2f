import { session, trpcUtils } from '../../app/trpc.ts'

/** The user's id in the calls of a group. */
export function ownIdIn(groupId: string): string {
  return trpcUtils.groups.read.getData({ id: groupId })?.currentMember.userId ?? session.user?.id ?? ''
}
