import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { UserSkeleton } from '../layout/UserSkeleton.tsx'

export const Route = createFileRoute('/_user')({
  codeSplitGroupings: [],
  beforeLoad({ context, location }) {
    if (!context.session.isSignedIn)
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
  },
  loader({ context: { trpcUtils } }) {
    // Preloads the links at the foot of the side panel, without waiting for them.
    void trpcUtils.config.read.prefetch({})
    return trpcUtils.profile.read.ensureData({})
  },
  pendingComponent: UserSkeleton,
  component: lazyRouteComponent(() => import('./-signed-in.tsx'), 'SignedIn'),
})
