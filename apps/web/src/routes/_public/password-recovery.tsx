import { createFileRoute } from '@tanstack/react-router'
import { PasswordRecoveryPage } from '../../features/account/PasswordRecoveryPage.tsx'

export const Route = createFileRoute('/_public/password-recovery')({
  loader: async () => (await import('../../features/account/prepare-sign-in.ts')).prepareSignIn(),
  component: () => <PasswordRecoveryPage byPassword={Route.useLoaderData().passwordSignIn} />,
})
