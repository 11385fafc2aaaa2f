import { session, trpcUtils } from '../../app/trpc.ts'

/** The id by which a group's calls name the caller. */
export function ownIdIn(groupId: string): string {
  return trpcUtils.groups.read.getData({ id: groupId })?.currentMember.userId ?? session.user?.id ?? ''
}
