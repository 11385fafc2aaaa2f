import { createFileRoute } from '@tanstack/react-router'
import { AddChildButton } from '../../../../features/children/AddChildButton.tsx'
import type { ChildActions } from '../../../../features/groups/MemberRow.tsx'
import { MembersPage } from '../../../../features/groups/MembersPage.tsx'

const load = () => import('../../../../features/groups/load.ts')

const childActions: ChildActions = async (group, member) => {
  const { childActions: actions } = await import('../../../../features/children/child-actions.tsx')
  return actions(group, member)
}

export const Route = createFileRoute('/_user/groups/$groupId/members')({
  loader: async ({ params }) => (await load()).loadMembers(params.groupId),
  component: () => (
    <MembersPage
      groupId={Route.useParams().groupId}
      addChild={(group) => <AddChildButton group={group} />}
      childActions={childActions}
    />
  ),
})
