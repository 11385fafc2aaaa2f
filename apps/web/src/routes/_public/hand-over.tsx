import { createFileRoute } from '@tanstack/react-router'
import { HandOverPage } from '../../features/children/HandOverPage.tsx'
import { readToken } from '../../features/invitations/link.ts'

export const Route = createFileRoute('/_public/hand-over')({
  validateSearch: readToken,
  loader: async () => (await import('../../features/account/prepare-sign-in.ts')).prepareSignIn('groups'),
  component: () => <HandOverPage token={Route.useSearch().token} options={Route.useLoaderData()} />,
})
