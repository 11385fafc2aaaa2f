import { useCallback, useEffect, useState } from 'react'
import { useStore } from '../../../ui/store.ts'
import { isReachable } from '../connection.ts'

/**
 * A list that only this page needs. It is read at once, and again when the connection is back and there is none yet.
 * @param read must be the same function in every render
 */
export function useStoreList<Item>(read: () => Promise<Item[]>): {
  items: Item[] | undefined
  isMissing: boolean
  reread: () => Promise<void>
} {
  const isOnline = useStore(isReachable)
  const [items, setItems] = useState<Item[]>()
  const [isMissing, setMissing] = useState(false)
  const reread = useCallback(async () => {
    try {
      setItems(await read())
      setMissing(false)
    } catch {
      setMissing(true)
    }
  }, [read])
  const isNeeded = items === undefined && isOnline
  useEffect(() => {
    if (isNeeded) void reread()
  }, [isNeeded, reread])
  return { items, isMissing: items === undefined && (isMissing || !isOnline), reread }
}
