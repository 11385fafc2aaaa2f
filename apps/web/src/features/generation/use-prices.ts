import { useEffect, useState } from 'react'
import { loadCatalog } from '../../app/locale.ts'
import { trpc } from '../../app/trpc.ts'

export interface Prices {
  tasks: number
  rewards: number
  avatar: number
}

/** What making something costs in gems, once it is known that it is offered and the words for it are there; else null. */
export function usePrices(): Prices | null {
  const { data } = trpc.config.read.useQuery({})
  const [hasWords, setHasWords] = useState(false)
  const offered = data?.generation ?? null
  useEffect(() => {
    if (!offered) return
    let isCurrent = true
    // Without its words it is not offered, and nothing else is lost.
    loadCatalog('generation').then(
      () => isCurrent && setHasWords(true),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [offered])
  return hasWords ? offered : null
}
