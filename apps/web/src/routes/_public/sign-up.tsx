import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../../features/account/SignUpPage.tsx'
import { OtherWays } from '../../features/social/OtherWays.tsx'

export const Route = createFileRoute('/_public/sign-up')({
  loader: async () => (await import('../../features/account/prepare-sign-in.ts')).prepareSignIn(),
  component: function SignUp() {
    const options = Route.useLoaderData()
    return <SignUpPage otherWays={<OtherWays options={options} newAccount />} options={options} />
  },
})
