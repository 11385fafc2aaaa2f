import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { SignUpPage } from '../../features/account/SignUpPage.tsx'
import { ContinueWithGoogle } from '../../features/social/ContinueWithGoogle.tsx'
import { readyGoogle } from '../../features/social/ready-google.ts'

export const Route = createFileRoute('/_public/sign-up')({
  loader: async () => {
    const [clientId] = await Promise.all([readyGoogle(), loadCatalog('account')])
    return { clientId }
  },
  component: function SignUp() {
    const { clientId } = Route.useLoaderData()
    return <SignUpPage otherWay={clientId && <ContinueWithGoogle clientId={clientId} />} />
  },
})
