import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { UserSkeleton } from '../layout/UserSkeleton.tsx'

export const Route = createFileRoute('/_user')({
  codeSplitGroupings: [],
  beforeLoad({ context, location }) {
    if (!context.session.isSignedIn)
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
  },
  loader({ context: { trpcUtils } }) {
    // Preloads what the foot of the side panel links to, without waiting for it.
    void trpcUtils.config.read.prefetch({})
    return trpcUtils.profile.read.ensureData({})
  },
  pendingComponent: UserSkeleton,
  component: lazyRouteComponent(() => import('./-signed-in.tsx'), 'SignedIn'),
})
