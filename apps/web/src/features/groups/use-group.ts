import type { Group, Member } from '@questboard/api/groups/schema'
import { trpc } from '../../app/trpc.ts'
import { isLeader } from './roles.ts'

/** A loaded group, with the user's role in it. */
export function useGroup(groupId: string): { group: Group; me: Member; leads: boolean } {
  const [group] = trpc.groups.read.useSuspenseQuery({ id: groupId })
  return { group, me: group.currentMember, leads: isLeader(group.currentMember) }
}
