import { useEffect } from 'react'

const NAME = 'Questboard'

/** Sets the title of the window. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${NAME}`
    return () => {
      document.title = NAME
    }
  }, [title])
}
