import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Opens a path of the app. */
export type NavigateTo = (href: string) => void

/** Navigation for components outside of the router, such as dialogs. */
export function useNavigateTo(): NavigateTo {
  const router = useRouter()
  return useCallback((href) => void router.navigate({ href }), [router])
}
