import { createFileRoute, redirect } from '@tanstack/react-router'
import { ConsentPage } from '../features/oauth/ConsentPage.tsx'

/** Where the server leads `/oauth/authorize`. It opens for anyone who can still sign in, and then comes back here. */
export const Route = createFileRoute('/connect-app')({
  beforeLoad({ context, location }) {
    if (!context.session.isSignedIn)
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
  },
  loader: async ({ location: { search } }) => (await import('../features/oauth/load-request.ts')).loadRequest(search),
  component: () => <ConsentPage {...Route.useLoaderData()} />,
})
