import { createFileRoute } from '@tanstack/react-router'
import { GoogleSignInPage } from '../../features/social/GoogleSignInPage.tsx'

export const Route = createFileRoute('/_public/google-sign-in')({
  loader: async () => (await import('../../features/social/finish-sign-in.ts')).finishSignIn(),
  component: () => <GoogleSignInPage outcome={Route.useLoaderData()} />,
})
