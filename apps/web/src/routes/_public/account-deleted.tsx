import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { DeletedPage } from '../../features/privacy/DeletedPage.tsx'

const day = /^\d{4}-\d{2}-\d{2}$/

export const Route = createFileRoute('/_public/account-deleted')({
  validateSearch: ({ until }: Record<string, unknown>): { until?: string | undefined } => ({
    until: typeof until === 'string' && day.test(until) ? until : undefined,
  }),
  beforeLoad({ search: { until } }) {
    if (until === undefined) throw redirect({ to: '/', replace: true })
  },
  loader: () => Promise.all([loadCatalog('account'), loadCatalog('privacy')]),
  component: () => <DeletedPage until={Route.useSearch().until ?? ''} />,
})
