import { useEffect } from 'react'

const appName = 'Questboard'

/** Sets the title of the window. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${appName}`
    return () => {
      document.title = appName
    }
  }, [title])
}
