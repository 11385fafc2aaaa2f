import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { GoogleSignInPage } from '../../features/social/GoogleSignInPage.tsx'

export const Route = createFileRoute('/_public/google-sign-in')({
  loader: async () => {
    const [{ finishSignIn }] = await Promise.all([
      import('../../features/social/finish-sign-in.ts'),
      loadCatalog('account'),
      loadCatalog('sessions'),
    ])
    return finishSignIn()
  },
  component: () => <GoogleSignInPage outcome={Route.useLoaderData()} />,
})
