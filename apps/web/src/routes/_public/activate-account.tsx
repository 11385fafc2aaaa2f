import { createFileRoute } from '@tanstack/react-router'
import { ActivateAccountPage } from '../../features/account/ActivateAccountPage.tsx'
import { readToken } from '../../features/invitations/link.ts'

export const Route = createFileRoute('/_public/activate-account')({
  validateSearch: readToken,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token } }) => (await import('../../features/account/check-link.ts')).checkActivation(token),
  component: () => <ActivateAccountPage {...Route.useSearch()} {...Route.useLoaderData()} />,
})
