import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { loadCatalog } from '../../../app/locale.ts'
import type { PagesProps } from './page.ts'

const texts = ['cards', 'notifications', 'ledger'] as const

/** Loads the pages and their texts. Called when someone is about to enter, so that they are there in time. */
export async function loadPages(): Promise<ComponentType<PagesProps>> {
  const [{ Pages }] = await Promise.all([import('./Pages.tsx'), ...texts.map((catalog) => loadCatalog(catalog))])
  return Pages
}

/** The pages, once they are loaded; whether they could not be; and another try. */
export function useLazyPages(): {
  Pages: ComponentType<PagesProps> | undefined
  isMissing: boolean
  again: () => void
} {
  const [Pages, setPages] = useState<ComponentType<PagesProps>>()
  const [isMissing, setMissing] = useState(false)
  const again = useCallback(() => {
    setMissing(false)
    loadPages().then(
      (loaded) => setPages(() => loaded),
      () => setMissing(true),
    )
  }, [])
  useEffect(again, [again])
  return { Pages, isMissing, again }
}
