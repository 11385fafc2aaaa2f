import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { RegisteredPage } from '../../features/account/RegisteredPage.tsx'

export const Route = createFileRoute('/_public/successfully-registration')({
  loader: () => loadCatalog('account'),
  component: RegisteredPage,
})
