import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { ResetPasswordPage } from '../../features/account/ResetPasswordPage.tsx'
import { readToken } from '../../features/invitations/link.ts'

export const Route = createFileRoute('/_public/reset-password')({
  validateSearch: readToken,
  loaderDeps: ({ search: { token } }) => ({ token }),
  async loader({ deps: { token } }) {
    const { checkLink } = await import('../../features/account/check-link.ts')
    const [looked] = await Promise.all([checkLink(token, 'recovery'), loadCatalog('account')])
    return looked
  },
  component: () => <ResetPasswordPage token={Route.useSearch().token} looked={Route.useLoaderData()} />,
})
