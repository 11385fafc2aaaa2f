import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../../features/account/ResetPasswordPage.tsx'
import { readToken } from '../../features/invitations/link.ts'

export const Route = createFileRoute('/_public/reset-password')({
  validateSearch: readToken,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token } }) => (await import('../../features/account/check-link.ts')).checkRecovery(token),
  component: () => <ResetPasswordPage {...Route.useSearch()} {...Route.useLoaderData()} />,
})
