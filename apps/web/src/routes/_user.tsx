import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { UserSkeleton } from '../layout/UserSkeleton.tsx'

export const Route = createFileRoute('/_user')({
  codeSplitGroupings: [],
  beforeLoad({ context, location }) {
    if (!context.session.isSignedIn)
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
  },
  loader({ context: { trpcUtils } }) {
    // What the foot of the side panel leads to comes along, and nothing waits for it.
    void trpcUtils.config.read.prefetch({})
    return trpcUtils.profile.read.ensureData({})
  },
  pendingComponent: UserSkeleton,
  component: lazyRouteComponent(() => import('./-signed-in.tsx'), 'SignedIn'),
})
