import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { InvitationPage } from '../../features/invitations/InvitationPage.tsx'

export const Route = createFileRoute('/verify-group-email-invitation/')({
  loaderDeps: ({ search: { token } }) => ({ token }),
  async loader({ deps: { token } }) {
    const { checkInvite } = await import('../../features/invitations/check-invitation.ts')
    const [looked] = await Promise.all([checkInvite(token), loadCatalog('account'), loadCatalog('notifications')])
    return looked
  },
  component: () => <InvitationPage token={Route.useSearch().token} looked={Route.useLoaderData()} />,
})
