import { createFileRoute, redirect } from '@tanstack/react-router'
import { PublicLayout } from '../layout/PublicLayout.tsx'

export const Route = createFileRoute('/_public')({
  beforeLoad({ context }) {
    if (context.session.isSignedIn) throw redirect({ to: '/dashboard', replace: true })
  },
  component: PublicLayout,
})
