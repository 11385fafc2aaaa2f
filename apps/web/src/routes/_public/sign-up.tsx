import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { SignUpPage } from '../../features/account/SignUpPage.tsx'

export const Route = createFileRoute('/_public/sign-up')({
  loader: () => loadCatalog('account'),
  component: SignUpPage,
})
