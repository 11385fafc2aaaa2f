import type { Payment } from '@questboard/api/payments/schema'
import { useEffect } from 'react'
import { refreshBalances } from '../../app/live/refresh-balances.ts'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'

type PollingOptions = {
  /** Milliseconds between requests for an open payment. */
  every: number
  /** Seconds after which the server asks the payment provider; never by default. */
  askAfter?: readonly number[]
}

/** The number of requests after which polling slows down. */
const soon = 30

const never: readonly number[] = []

/** Polls a payment of the user until it is no longer open, then shows the new balances. */
export function usePayment(sessionId: string, { every, askAfter = never }: PollingOptions) {
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
  return { data, error, isFetching, refetch: () => void refetch() }
}

/** Makes the server ask the provider. Failures are ignored, because polling continues. */
async function ask(sessionId: string): Promise<void> {
  const checked = await trpcClient.payments.check.mutate({ sessionId }).catch(() => null)
  if (!checked) return
  const { url: _page, ...payment }: Payment & { url: string | null } = checked
  trpcUtils.payments.read.setData({ sessionId }, payment)
}
