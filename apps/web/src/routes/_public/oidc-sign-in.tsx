import { createFileRoute } from '@tanstack/react-router'
import { OidcSignInPage } from '../../features/social/OidcSignInPage.tsx'

export const Route = createFileRoute('/_public/oidc-sign-in')({
  loader: async () => (await import('../../features/social/finish-oidc.ts')).loadOidcReturn(),
  component: () => <OidcSignInPage {...Route.useLoaderData()} />,
})
