import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { sameOriginPath } from '../../app/same-origin-path.ts'
import { LoginPage } from '../../features/account/LoginPage.tsx'
import { ContinueWithGoogle } from '../../features/social/ContinueWithGoogle.tsx'

export const Route = createFileRoute('/_public/login')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: sameOriginPath(search.redirect, window.location.origin) ?? undefined,
  }),
  loader: async () => {
    const google = import('../../features/social/prepare-google.ts').then(({ prepareGoogle }) => prepareGoogle())
    const [clientId] = await Promise.all([google, loadCatalog('account')])
    return { clientId }
  },
  component: function Login() {
    const { redirect } = Route.useSearch()
    const { clientId } = Route.useLoaderData()
    const otherWay = clientId && <ContinueWithGoogle clientId={clientId} redirect={redirect} />
    return <LoginPage redirect={redirect} otherWay={otherWay} />
  },
})
