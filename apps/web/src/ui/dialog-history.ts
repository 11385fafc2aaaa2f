/**
 * One entry of the browser's history for the open dialog, so that Back closes it.
 *
 * The entry is a copy of the page's own, marked with the key of that page. It stays when a button closes the dialog, because
 * the browser takes an entry back only later, when the app may have navigated already. Such an idle entry is used by the next dialog,
 * replaced by the next page, and skipped by Back.
 */
type Entry = { __TSR_key?: string; __TSR_index?: number; dialogOver?: string | undefined } | null

/** Asks the open dialog to close, and returns whether it has. */
type Leave = () => boolean

const native = { push: History.prototype.pushState, replace: History.prototype.replaceState }

let entry: Entry = null
let address = ''
let leave: Leave | null = null
let isReturning = false

function remember(): void {
  entry = window.history.state
  address = window.location.href
}

function isOverPage(state: Entry): boolean {
  return state?.dialogOver !== undefined
}

/** Gives the open dialog its entry. Returns what ends it. */
export function holdEntry(tryToClose: Leave): () => void {
  leave = tryToClose
  if (!isOverPage(window.history.state)) {
    const page: Entry = window.history.state
    native.push.call(window.history, { ...page, dialogOver: page?.__TSR_key ?? '' }, '')
    remember()
  }
  return () => {
    if (leave === tryToClose) leave = null
  }
}

function onPop(event: PopStateEvent): void {
  const [from, fromAddress] = [entry, address]
  remember()
  if (isOverPage(entry)) {
    // Back at the dialog, or Forward to one that was closed: the page below is the same.
    const isSamePage = isReturning || entry?.dialogOver === from?.__TSR_key || entry?.__TSR_key === from?.__TSR_key
    isReturning = false
    if (isSamePage) event.stopImmediatePropagation()
    return
  }
  if (!isOverPage(from)) return
  const isPageBelow = entry?.__TSR_key === from?.dialogOver
  if (leave && !leave()) {
    event.stopImmediatePropagation()
    returnTo(from, fromAddress, isPageBelow)
    return
  }
  if (!isPageBelow) return
  event.stopImmediatePropagation()
  if (leave === null) {
    window.history.back()
    return
  }
  // The page may have changed its address, such as a filter, since the dialog opened.
  leave = null
  native.replace.call(window.history, { ...from, dialogOver: undefined }, '', fromAddress)
  remember()
}

/** Goes back to the entry of a dialog that stays open. */
function returnTo(from: Entry, fromAddress: string, isPageBelow: boolean): void {
  if (isPageBelow) {
    native.push.call(window.history, from, '', fromAddress)
    remember()
    return
  }
  const steps = (from?.__TSR_index ?? 0) + 1 - (entry?.__TSR_index ?? 0)
  isReturning = true
  window.history.go(steps)
}

window.addEventListener('popstate', onPop, { capture: true })
const router = { push: window.history.pushState, replace: window.history.replaceState }
window.history.pushState = (...change) => {
  const write = isOverPage(window.history.state) ? router.replace : router.push
  write.apply(window.history, change)
  remember()
}
window.history.replaceState = (state: Entry, ...rest) => {
  const { dialogOver }: NonNullable<Entry> = window.history.state ?? {}
  router.replace.call(window.history, dialogOver === undefined ? state : { ...state, dialogOver }, ...rest)
  remember()
}
remember()
