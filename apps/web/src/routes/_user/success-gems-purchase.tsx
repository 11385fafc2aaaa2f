import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { SuccessGemsPurchasePage } from '../../features/payments/SuccessGemsPurchasePage.tsx'

type Search = { sessionId?: string }

export const Route = createFileRoute('/_user/success-gems-purchase')({
  validateSearch: ({ sessionId }: Record<string, unknown>): Search => ({
    sessionId: typeof sessionId === 'string' ? sessionId : undefined,
  }),
  loader: () => loadCatalog('payments'),
  component: () => <SuccessGemsPurchasePage sessionId={Route.useSearch().sessionId ?? null} />,
})
