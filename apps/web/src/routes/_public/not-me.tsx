import { createFileRoute } from '@tanstack/react-router'
import { NotMePage } from '../../features/account/NotMePage.tsx'

export const Route = createFileRoute('/_public/not-me')({
  async loader({ location: { search } }) {
    const { loadNotMe } = await import('../../features/account/load-not-me.ts')
    return loadNotMe(search)
  },
  component: () => <NotMePage {...Route.useLoaderData()} />,
})
