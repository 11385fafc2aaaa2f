import { createFileRoute, redirect } from '@tanstack/react-router'
import { DayTurn } from '../features/days/DayTurn.tsx'
import { UserLayout } from '../layout/UserLayout.tsx'
import { UserSkeleton } from '../layout/UserSkeleton.tsx'

export const Route = createFileRoute('/_user')({
  beforeLoad({ context, location }) {
    if (!context.session.isSignedIn)
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
  },
  loader: ({ context }) => context.trpcUtils.profile.read.ensureData({}),
  pendingComponent: UserSkeleton,
  component: () => (
    <>
      <DayTurn />
      <UserLayout />
    </>
  ),
})
