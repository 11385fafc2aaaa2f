// Runs on the prerendered pages for visitors, after first-paint.js. Visitors can read these pages and follow their links without
// the app. It loads with the first interaction that needs it.
;(() => {
  /** The time after which a link is followed without the app. */
  const linkWaitMs = 5000

  let hasPasskey = false
  try {
    // A tab that was closed while signing out may have left its cache.
    if (localStorage.getItem('ut') === null) indexedDB.deleteDatabase('questboard-answers')
    hasPasskey = localStorage.getItem('passkey') !== null
  } catch {}

  // While the app does not listen to a form, submitting it would reload the page and lose the input.
  addEventListener('submit', (event) => event.preventDefault(), true)
  // A link may carry the input over to the next page. Only the app can do that.
  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest?.('a')
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const isWritten = [...document.querySelectorAll('input')].some(({ type, value }) => type !== 'checkbox' && value)
      // The app handles the links that it has rendered.
      if (!link || !isPlain || !isWritten || !prerendered.some((part) => part.contains(link))) return
      event.preventDefault()
      event.stopImmediatePropagation()
      begin()
      window.pressed = link
      setTimeout(() => link.isConnected && location.assign(link.href), linkWaitMs)
    },
    true,
  )
  // The app repeats a click on a button from before it listened. Submitting a form clicks a button, too.
  addEventListener(
    'click',
    ({ target }) => {
      window.pressed = target.closest?.('button')
      const scheme = window.pressed?.dataset.scheme
      if (!scheme) return
      // The colour scheme works without the app.
      window.pressed = undefined
      document.documentElement.dataset.mantineColorScheme = scheme
      document.querySelector(`[data-scheme]:not([data-scheme=${scheme}])`).focus()
      try {
        localStorage.scheme = scheme
      } catch {}
    },
    true,
  )
  // A button must not be replaced while it is pressed, or it would get no click.
  addEventListener('pointerdown', () => (window.held = true), true)
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (window.held = false), true)

  let prerendered = []
  let isRead = false
  // Passkeys must be asked for before their user touches the e-mail field, or the browser does not offer them there.
  let isWanted = document.documentElement.dataset.other !== undefined || (hasPasskey && location.pathname === '/login')
  let hasBegun = false
  const waiting = () => document.getElementById('application').content

  function begin() {
    isWanted = true
    if (!isRead || hasBegun) return
    hasBegun = true
    const parts = waiting()
    const script = parts.querySelector('script')
    script.remove()
    const styles = [...parts.querySelectorAll('[rel=stylesheet]')].map(
      (sheet) =>
        new Promise((resolve) => {
          sheet.onload = sheet.onerror = resolve
        }),
    )
    document.body.append(parts)
    void Promise.all(styles).then(() => document.body.append(script))
  }

  // A touch on a link follows it, so it does not start the app. A mouse over a link may do something else.
  const used = ({ target, pointerType }) => {
    if (target.closest?.(pointerType === 'mouse' ? 'a, button, label, input' : 'button, label, input')) begin()
  }
  for (const sign of ['pointerover', 'pointerdown', 'click', 'input']) addEventListener(sign, used, true)
  // The user may have signed in or changed the language in another window.
  for (const sign of ['focusin', 'keydown', 'storage']) addEventListener(sign, begin, true)
  addEventListener('DOMContentLoaded', () => {
    isRead = true
    prerendered = [...document.getElementById('root').children]
    if (isWanted) begin()
  })
  // Prefetched when the browser is idle, so the app starts at once when it is needed.
  addEventListener('load', () =>
    (window.requestIdleCallback ?? setTimeout)(() => {
      if (hasBegun) return
      for (const part of waiting().querySelectorAll('[href], [src]')) {
        const ahead = document.createElement('link')
        document.head.append(Object.assign(ahead, { rel: 'prefetch', href: part.href || part.src }))
      }
    }),
  )
})()
