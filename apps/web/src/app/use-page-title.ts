import { useEffect } from 'react'

const NAME = 'Questboard'

/** Names the page in the window's title, where a screen reader and the list of tabs find it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${NAME}`
    return () => {
      document.title = NAME
    }
  }, [title])
}
