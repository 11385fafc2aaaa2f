import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { PasswordRecoveryPage } from '../../features/account/PasswordRecoveryPage.tsx'

export const Route = createFileRoute('/_public/password-recovery')({
  loader: () => loadCatalog('account'),
  component: PasswordRecoveryPage,
})
