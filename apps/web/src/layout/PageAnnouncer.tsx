import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { focusPage } from '../ui/focus-page.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** Announces the new page to screen readers. A navigation inside the app would otherwise be silent. */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        setTitle(document.title)
        // A field of the new page may have the focus already.
        if (!document.activeElement?.matches('main input')) focusPage()
      }),
    [router],
  )
  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
