import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { StoreLayout } from '../../features/store/StoreLayout.tsx'

export const Route = createFileRoute('/_user/store')({
  loader: () => loadCatalog('store'),
  component: StoreLayout,
})
