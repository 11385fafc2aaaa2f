import { trpc } from '../../app/trpc.ts'
import { isLeader } from '../groups/roles.ts'
import { ToGive } from './ToGive.tsx'

/** What the user still has to give, in each group that the user leads. */
export default function ToGiveEverywhere() {
  const { data: groups = [] } = trpc.groups.list.useQuery({})
  return groups
    .filter(({ currentMember }) => isLeader(currentMember))
    .map((group) => <ToGive key={group.id} group={group} isNamed />)
}
