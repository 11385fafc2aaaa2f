import { createFileRoute } from '@tanstack/react-router'
import { sameOriginPath } from '../../app/same-origin-path.ts'
import { LoginPage } from '../../features/account/LoginPage.tsx'
import { OtherWays } from '../../features/social/OtherWays.tsx'

export const Route = createFileRoute('/_public/login')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: sameOriginPath(search.redirect, window.location.origin) ?? undefined,
  }),
  loader: async () => (await import('../../features/account/prepare-ways.ts')).prepareWays(),
  component: function Login() {
    const { redirect } = Route.useSearch()
    const ways = Route.useLoaderData()
    const otherWays = <OtherWays ways={ways} redirect={redirect} />
    return <LoginPage redirect={redirect} otherWays={otherWays} ways={ways} />
  },
})
