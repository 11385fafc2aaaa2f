import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../app/locale.ts'
import { TabletPage } from '../features/tablet/TabletPage.tsx'

/** The family tablet. It has credentials of its own, so it opens without a session. */
export const Route = createFileRoute('/tablet')({
  loader: () => loadCatalog('tablet'),
  component: TabletPage,
})
