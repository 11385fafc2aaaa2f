import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Goes to an address of the application. */
export type Go = (href: string) => void

/** The way to other pages for what is drawn outside of the pages, such as dialogs. */
export function useGo(): Go {
  const router = useRouter()
  return useCallback((href) => void router.navigate({ href }), [router])
}
