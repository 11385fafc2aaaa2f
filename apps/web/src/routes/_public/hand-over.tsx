import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { HandOverPage } from '../../features/children/HandOverPage.tsx'
import { readToken } from '../../features/invitations/link.ts'

export const Route = createFileRoute('/_public/hand-over')({
  validateSearch: readToken,
  async loader() {
    const { prepareWays } = await import('../../features/account/prepare-ways.ts')
    const [ways] = await Promise.all([prepareWays(), loadCatalog('groups')])
    return ways
  },
  component: () => <HandOverPage token={Route.useSearch().token} ways={Route.useLoaderData()} />,
})
