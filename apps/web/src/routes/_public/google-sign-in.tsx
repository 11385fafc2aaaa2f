import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { GoogleSignInPage } from '../../features/social/GoogleSignInPage.tsx'

export const Route = createFileRoute('/_public/google-sign-in')({
  loader: async () => {
    const [{ followAnswer }] = await Promise.all([
      import('../../features/social/follow-answer.ts'),
      loadCatalog('account'),
      loadCatalog('sessions'),
    ])
    return followAnswer()
  },
  component: () => <GoogleSignInPage outcome={Route.useLoaderData()} />,
})
