import { createFileRoute, redirect } from '@tanstack/react-router'
import { PublicLayout } from '../layout/PublicLayout.tsx'

/** How the paths of pages begin that signed-in users can open, too. */
const openToAll = /^\/(about|terms|privacy|confirm|hand-over|activate|reset|password|not-me|unsubscribe|oidc|setup)/

export const Route = createFileRoute('/_public')({
  beforeLoad({ context, location }) {
    if (context.session.isSignedIn && !openToAll.test(location.pathname)) {
      throw redirect({ to: '/dashboard', replace: true })
    }
  },
  component: () => <PublicLayout isSignedIn={Route.useRouteContext().session.isSignedIn} />,
})
