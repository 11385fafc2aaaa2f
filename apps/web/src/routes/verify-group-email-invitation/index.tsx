import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../../features/invitations/InvitationPage.tsx'

export const Route = createFileRoute('/verify-group-email-invitation/')({
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token } }) =>
    (await import('../../features/invitations/check-invitation.ts')).checkInvite(token),
  component: () => <InvitationPage token={Route.useSearch().token} link={Route.useLoaderData()} />,
})
