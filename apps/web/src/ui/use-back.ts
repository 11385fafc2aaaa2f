import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Chrome and Edge have it. */
declare const CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined

/**
 * Calls `onBack` instead of leaving the page: for Back in the app, and for the Back gesture of Android, which would
 * close an app that is at its first page. The browser asks before it leaves or reloads the app if `wouldLose`.
 * @param onBack returns whether the dialog has closed
 */
export function useBack(onBack: () => boolean, wouldLose: () => boolean): void {
  const { history } = useRouter()
  const back = useEffectEvent(onBack)
  const asks = useEffectEvent(wouldLose)
  useEffect(
    () =>
      history.block({
        blockerFn: ({ action }) => {
          // A button of the dialog may open a page.
          if (action === 'PUSH' || action === 'REPLACE') return false
          back()
          return true
        },
        enableBeforeUnload: () => asks(),
      }),
    [history],
  )
  useEffect(() => {
    if (typeof CloseWatcher === 'undefined') return
    const Watcher = CloseWatcher
    let watcher = watch()
    function watch() {
      const begun = new Watcher()
      begun.addEventListener('close', () => {
        if (!back()) watcher = watch()
      })
      return begun
    }
    // A watcher would close the dialog with an Escape that is for an open list in it.
    const keep = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault()
    window.addEventListener('keydown', keep)
    return () => {
      watcher.destroy()
      window.removeEventListener('keydown', keep)
    }
  }, [])
}
