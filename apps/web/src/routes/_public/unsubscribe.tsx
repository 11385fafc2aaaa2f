import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { UnsubscribePage } from '../../features/account/UnsubscribePage.tsx'

export const Route = createFileRoute('/_public/unsubscribe')({
  async loader({ location: { search } }) {
    await Promise.all([loadCatalog('account'), loadCatalog('notifications')])
    const { token }: Record<string, unknown> = search
    return { token: typeof token === 'string' ? token : '' }
  },
  component: () => <UnsubscribePage {...Route.useLoaderData()} />,
})
