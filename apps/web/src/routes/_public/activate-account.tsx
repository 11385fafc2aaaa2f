import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { ActivateAccountPage } from '../../features/account/ActivateAccountPage.tsx'
import { readToken } from '../../features/invitations/link.ts'

export const Route = createFileRoute('/_public/activate-account')({
  validateSearch: readToken,
  loaderDeps: ({ search: { token } }) => ({ token }),
  async loader({ deps: { token } }) {
    const { checkActivation } = await import('../../features/account/check-link.ts')
    const [looked] = await Promise.all([checkActivation(token), loadCatalog('account')])
    return looked
  },
  component: () => <ActivateAccountPage token={Route.useSearch().token} looked={Route.useLoaderData()} />,
})
