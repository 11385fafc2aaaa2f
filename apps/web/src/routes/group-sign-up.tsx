import { createFileRoute, redirect } from '@tanstack/react-router'
import { onDemand } from '../app/mutations/on-demand.ts'
import { readToken } from '../features/invitations/link.ts'
import { PublicLayout } from '../layout/PublicLayout.tsx'

/** A page for visitors, like other ways to sign up. Signed-in users get to the dashboard, with an explanation. */
export const Route = createFileRoute('/group-sign-up')({
  validateSearch: readToken,
  beforeLoad({ context, search: { token }, preload }) {
    if (!context.session.isSignedIn) return
    if (token !== '' && !preload) {
      onDemand(
        () => import('../features/invitations/explain-redirect.tsx'),
        ({ explainRedirect }) => void explainRedirect(token),
      )
    }
    throw redirect({ to: '/dashboard', replace: true })
  },
  component: PublicLayout,
})
