import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { StripePaymentPage } from '../../features/payments/StripePaymentPage.tsx'

type Search = { sessionId?: string; canceled?: boolean }

export const Route = createFileRoute('/_user/stripe-payment')({
  validateSearch: ({ sessionId, canceled }: Record<string, unknown>): Search => ({
    sessionId: typeof sessionId === 'string' ? sessionId : undefined,
    canceled: canceled === true || undefined,
  }),
  loader: () => loadCatalog('payments'),
  component: () => {
    const { sessionId = null, canceled = false } = Route.useSearch()
    return <StripePaymentPage sessionId={sessionId} canceled={canceled} />
  },
})
