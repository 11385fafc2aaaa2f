import { createFileRoute } from '@tanstack/react-router'
import { sameOriginPath } from '../../app/same-origin-path.ts'
import { LoginPage } from '../../features/account/LoginPage.tsx'
import { OtherWays } from '../../features/social/OtherWays.tsx'

export const Route = createFileRoute('/_public/login')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: sameOriginPath(search.redirect, window.location.origin) ?? undefined,
  }),
  loader: async () => (await import('../../features/account/prepare-sign-in.ts')).prepareSignIn(),
  component: function Login() {
    const { redirect } = Route.useSearch()
    const options = Route.useLoaderData()
    const otherWays = <OtherWays options={options} redirect={redirect} />
    return <LoginPage redirect={redirect} otherWays={otherWays} options={options} />
  },
})
