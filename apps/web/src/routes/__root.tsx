import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../app/router-context.ts'
import { PageAnnouncer } from '../layout/PageAnnouncer.tsx'
import { DialogHost } from '../ui/DialogHost.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <PageAnnouncer />
      <Outlet />
      <DialogHost />
    </>
  ),
})
