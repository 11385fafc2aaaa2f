import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { GroupSignUpPage } from '../../features/invitations/GroupSignUpPage.tsx'

export const Route = createFileRoute('/group-sign-up/')({
  loaderDeps: ({ search: { token } }) => ({ token }),
  async loader({ deps: { token } }) {
    const { checkInvite } = await import('../../features/invitations/check-invitation.ts')
    const [looked] = await Promise.all([checkInvite(token), loadCatalog('account'), loadCatalog('notifications')])
    return looked
  },
  component: () => <GroupSignUpPage token={Route.useSearch().token} looked={Route.useLoaderData()} />,
})
