import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { SignUpPage } from '../../features/account/SignUpPage.tsx'
import { ContinueWithGoogle } from '../../features/social/ContinueWithGoogle.tsx'

export const Route = createFileRoute('/_public/sign-up')({
  loader: async () => {
    const google = import('../../features/social/prepare-google.ts').then(({ prepareGoogle }) => prepareGoogle())
    const [clientId] = await Promise.all([google, loadCatalog('account')])
    return { clientId }
  },
  component: function SignUp() {
    const { clientId } = Route.useLoaderData()
    return <SignUpPage otherWay={clientId && <ContinueWithGoogle clientId={clientId} />} />
  },
})
