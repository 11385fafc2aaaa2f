import { useEffect, useState } from 'react'
import { loadCatalog } from '../../app/locale.ts'
import { trpc } from '../../app/trpc.ts'

export type Prices = {
  tasks: number
  rewards: number
  avatar: number
}

/** The prices in gems, once it is known that generation is offered and its texts have loaded; otherwise null. */
export function usePrices(): Prices | null {
  const { data } = trpc.config.read.useQuery({})
  const [hasTexts, setHasTexts] = useState(false)
  const offered = data?.generation ?? null
  useEffect(() => {
    if (!offered) return
    let isCurrent = true
    // Without its texts generation is not offered.
    loadCatalog('generation').then(
      () => isCurrent && setHasTexts(true),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [offered])
  return hasTexts ? offered : null
}
