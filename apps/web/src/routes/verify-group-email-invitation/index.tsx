import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { InvitationPage } from '../../features/invitations/InvitationPage.tsx'

export const Route = createFileRoute('/verify-group-email-invitation/')({
  loaderDeps: ({ search: { token } }) => ({ token }),
  async loader({ deps: { token } }) {
    const { lookAt } = await import('../../features/invitations/look-at.ts')
    const [looked] = await Promise.all([lookAt(token), loadCatalog('account'), loadCatalog('notifications')])
    return looked
  },
  component: () => <InvitationPage token={Route.useSearch().token} looked={Route.useLoaderData()} />,
})
