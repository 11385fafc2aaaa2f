import { type RefObject, useLayoutEffect } from 'react'

let openDialogs = 0
let waiting: (() => void)[] = []

/** Shows a dialog of the tablet over the page while it is mounted. Closing gives the focus back. */
export function useModal(frame: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = frame.current
    dialog?.showModal()
    openDialogs++
    return () => {
      dialog?.close()
      openDialogs--
      // The dialog is still in the page, with the focus.
      queueMicrotask(runWaiting)
    }
  }, [frame])
}

/** Runs what needs the page, which takes no focus while a dialog covers it. */
export function whenUncovered(run: () => void): void {
  if (openDialogs === 0) run()
  else waiting.push(run)
}

function runWaiting(): void {
  if (openDialogs > 0) return
  const runs = waiting
  waiting = []
  for (const run of runs) run()
}
