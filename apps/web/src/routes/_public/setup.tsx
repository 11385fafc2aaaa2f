import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { SetUpPage } from '../../features/installation/SetUpPage.tsx'

export const Route = createFileRoute('/_public/setup')({
  async loader() {
    const [state] = await Promise.all([
      trpcUtils.installation.state.fetch({}, { staleTime: 0 }),
      ...(['installation', 'account'] as const).map(loadCatalog),
    ])
    return { ...state, code: window.location.hash.slice(1) }
  },
  component: () => <SetUpPage {...Route.useLoaderData()} />,
})
