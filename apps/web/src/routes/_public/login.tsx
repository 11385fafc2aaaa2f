import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { ownPath } from '../../app/own-path.ts'
import { LoginPage } from '../../features/account/LoginPage.tsx'

export const Route = createFileRoute('/_public/login')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: ownPath(search.redirect, window.location.origin) ?? undefined,
  }),
  loader: () => loadCatalog('account'),
  component: () => <LoginPage redirect={Route.useSearch().redirect} />,
})
