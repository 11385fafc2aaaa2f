import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { ResetPasswordPage } from '../../features/account/ResetPasswordPage.tsx'
import { readToken } from '../../features/invitations/link.ts'

export const Route = createFileRoute('/_public/reset-password')({
  validateSearch: readToken,
  loaderDeps: ({ search: { token } }) => ({ token }),
  async loader({ deps: { token } }) {
    const { lookAtLink } = await import('../../features/account/look-at-link.ts')
    const [looked] = await Promise.all([lookAtLink(token, 'recovery'), loadCatalog('account')])
    return looked
  },
  component: () => <ResetPasswordPage token={Route.useSearch().token} looked={Route.useLoaderData()} />,
})
