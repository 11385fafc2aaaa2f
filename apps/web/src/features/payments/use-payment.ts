import type { Payment } from '@questboard/api/payments/schema'
import { useEffect } from 'react'
import { refreshBalances } from '../../app/live/refresh-balances.ts'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'

type Waiting = {
  /** Milliseconds between two looks at a payment that is open. */
  every: number
  /** Seconds after which the payment provider itself is asked; left out, it is not. */
  askAfter?: readonly number[]
}

/** Looks after which it is no longer expected at every moment. */
const soon = 30

const never: readonly number[] = []

/** A payment of one's own, until it is no longer open. What it brings is then shown in this window. */
export function usePayment(sessionId: string, { every, askAfter = never }: Waiting) {
  const query = trpc.payments.read.useQuery(
    { sessionId },
    {
      staleTime: 0,
      refetchInterval({ state: { data, dataUpdateCount } }) {
        if (data !== undefined && data.status !== 'open') return false
        return dataUpdateCount < soon ? every : 5 * every
      },
    },
  )
  const { status } = query.data ?? {}
  useEffect(() => {
    if (status === 'paid') refreshBalances()
  }, [status])
  useEffect(() => {
    if (status !== 'open') return
    const timers = askAfter.map((seconds) => setTimeout(() => void ask(sessionId), seconds * 1000))
    return () => timers.forEach(clearTimeout)
  }, [status, sessionId, askAfter])
  const { data, error, isFetching, refetch } = query
  return { data, error, isFetching, lookAgain: () => void refetch() }
}

/** Has the server ask what became of it. No answer is no news: it is asked again. */
async function ask(sessionId: string): Promise<void> {
  const checked = await trpcClient.payments.check.mutate({ sessionId }).catch(() => null)
  if (!checked) return
  const { url: _page, ...payment }: Payment & { url: string | null } = checked
  trpcUtils.payments.read.setData({ sessionId }, payment)
}
