import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** Tells a screen reader which page has come: without it a change of pages inside the application is silent. */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        setTitle(document.title)
        document.getElementById('main')?.focus({ preventScroll: true })
      }),
    [router],
  )
  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
