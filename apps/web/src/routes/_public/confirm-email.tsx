import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { ConfirmEmailPage } from '../../features/account/ConfirmEmailPage.tsx'
import { readToken } from '../../features/invitations/link.ts'

export const Route = createFileRoute('/_public/confirm-email')({
  validateSearch: readToken,
  loaderDeps: ({ search: { token } }) => ({ token }),
  async loader({ deps: { token } }) {
    const { checkLink } = await import('../../features/account/check-link.ts')
    const [looked] = await Promise.all([checkLink(token, 'emailChange'), loadCatalog('account')])
    return looked
  },
  component: () => <ConfirmEmailPage token={Route.useSearch().token} looked={Route.useLoaderData()} />,
})
