import { t } from '@lingui/core/macro'
import { announce } from './toasts.ts'

/** Shorter loading is not noticed. */
const noticeableMs = 300

/** Shows a bar at the top of the window, and announces it, if something takes longer than a moment to load. */
export async function withLoadingBar<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const timer = setTimeout(() => {
    document.documentElement.toggleAttribute('data-loading', true)
    announce(t`Loading`)
  }, noticeableMs)
  try {
    return await loading
  } finally {
    clearTimeout(timer)
    document.documentElement.toggleAttribute('data-loading', false)
  }
}
