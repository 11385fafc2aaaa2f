import type { Currency } from '@questboard/api/ledger/schema'
import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { BalancesPage } from '../../features/ledger/BalancesPage.tsx'

type Search = { currency?: Currency; reason?: string }

export const Route = createFileRoute('/_user/balances')({
  validateSearch: ({ currency, reason }: Record<string, unknown>): Search => ({
    currency: currency === 'gems' || currency === 'exp' ? currency : undefined,
    reason: typeof reason === 'string' ? reason : undefined,
  }),
  loader: () => Promise.all([loadCatalog('ledger'), loadCatalog('groups')]),
  component: () => <BalancesPage {...Route.useSearch()} />,
})
