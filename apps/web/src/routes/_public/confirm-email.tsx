import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../../features/account/ConfirmEmailPage.tsx'

export const Route = createFileRoute('/_public/confirm-email')({
  async loader({ location: { search } }) {
    const { loadEmailChange } = await import('../../features/account/load-email-change.ts')
    return loadEmailChange(search)
  },
  component: () => <ConfirmEmailPage {...Route.useLoaderData()} />,
})
