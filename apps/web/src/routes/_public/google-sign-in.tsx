import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { followAnswer } from '../../features/social/follow-answer.ts'
import { GoogleSignInPage } from '../../features/social/GoogleSignInPage.tsx'

export const Route = createFileRoute('/_public/google-sign-in')({
  loader: async () => {
    await Promise.all([loadCatalog('account'), loadCatalog('sessions')])
    return followAnswer()
  },
  component: () => <GoogleSignInPage outcome={Route.useLoaderData()} />,
})
