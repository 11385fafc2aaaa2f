import { createFileRoute } from '@tanstack/react-router'
import { GroupSignUpPage } from '../../features/invitations/GroupSignUpPage.tsx'

export const Route = createFileRoute('/group-sign-up/')({
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token } }) =>
    (await import('../../features/invitations/check-invitation.ts')).prepareSignUp(token),
  component: () => <GroupSignUpPage {...Route.useSearch()} {...Route.useLoaderData()} />,
})
