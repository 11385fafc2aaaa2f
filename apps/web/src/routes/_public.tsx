import { createFileRoute, redirect } from '@tanstack/react-router'
import { PublicLayout } from '../layout/PublicLayout.tsx'

/** Pages that signed-in users can open, too. */
const openToAll =
  /^\/(about|terms-and-conditions|privacy-policy|confirm-email|not-me|unsubscribe|oidc-sign-in|setup)\/?$/

export const Route = createFileRoute('/_public')({
  beforeLoad({ context, location }) {
    if (context.session.isSignedIn && !openToAll.test(location.pathname)) {
      throw redirect({ to: '/dashboard', replace: true })
    }
  },
  component: () => <PublicLayout isSignedIn={Route.useRouteContext().session.isSignedIn} />,
})
