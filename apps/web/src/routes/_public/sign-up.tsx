import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../../features/account/SignUpPage.tsx'
import { OtherWays } from '../../features/social/OtherWays.tsx'

export const Route = createFileRoute('/_public/sign-up')({
  loader: async () => (await import('../../features/account/prepare-ways.ts')).prepareWays(),
  component: function SignUp() {
    const ways = Route.useLoaderData()
    return <SignUpPage otherWays={<OtherWays ways={ways} newAccount />} ways={ways} />
  },
})
