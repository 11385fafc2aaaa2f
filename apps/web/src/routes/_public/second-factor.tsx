import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { waitingSignIn } from '../../features/account/after-sign-in.ts'
import { SecondFactorPage } from '../../features/account/SecondFactorPage.tsx'

export const Route = createFileRoute('/_public/second-factor')({
  async loader() {
    await loadCatalog('account')
    return waitingSignIn()
  },
  component: () => <SecondFactorPage waiting={Route.useLoaderData()} />,
})
