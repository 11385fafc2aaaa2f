import { createFileRoute } from '@tanstack/react-router'
import { ownPath } from '../../app/own-path.ts'
import { LoginPage } from '../../features/account/LoginPage.tsx'

export const Route = createFileRoute('/_public/login')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: ownPath(search.redirect, window.location.origin) ?? undefined,
  }),
  component: () => <LoginPage redirect={Route.useSearch().redirect} />,
})
