import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Opens a path of the app. `replace`: instead of the current entry of the history. */
export type NavigateTo = (href: string, options?: { replace?: boolean }) => void

/** Navigation for components outside of the router, such as dialogs. */
export function useNavigateTo(): NavigateTo {
  const router = useRouter()
  return useCallback((href, { replace = false } = {}) => void router.navigate({ href, replace }), [router])
}
