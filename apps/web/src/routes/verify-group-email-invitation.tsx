import { createFileRoute } from '@tanstack/react-router'
import { InvitationLayout } from '../features/invitations/InvitationLayout.tsx'
import { readToken } from '../features/invitations/link.ts'

/** A page for visitors and signed-in users. */
export const Route = createFileRoute('/verify-group-email-invitation')({
  validateSearch: readToken,
  component: InvitationLayout,
})
