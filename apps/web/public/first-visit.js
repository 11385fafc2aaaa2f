// Runs on the prerendered pages for visitors, after first-paint.js. Visitors can read these pages and follow their links without
// the app. It loads with the first interaction that needs it.
;(() => {
  /** Milliseconds after which a link is followed without the application. */
  const LINK_WAITS = 5000

  // What a tab kept that was closed while its person signed out.
  try {
    if (localStorage.getItem('ut') === null) indexedDB.deleteDatabase('questboard-answers')
  } catch {}

  // A form that the application does not listen to yet would load the page anew, without what is written.
  addEventListener('submit', (event) => event.preventDefault(), true)
  // What was written may go along to where a link leads, which the application alone knows to do.
  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest?.('a')
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const isWritten = [...document.querySelectorAll('input')].some(({ type, value }) => type !== 'checkbox' && value)
      // The application's own links know by themselves.
      if (!link || !isPlain || !isWritten || !drawn.some((part) => part.contains(link))) return
      event.preventDefault()
      event.stopImmediatePropagation()
      begin()
      window.pressed = link
      setTimeout(() => link.isConnected && location.assign(link.href), LINK_WAITS)
    },
    true,
  )
  // A button that is pressed before the application listens is pressed again when it does; sending a form presses one, too.
  addEventListener(
    'click',
    ({ target }) => {
      window.pressed = target.closest?.('button')
      const scheme = window.pressed?.dataset.scheme
      if (!scheme) return
      // This one the page can do by itself.
      window.pressed = undefined
      document.documentElement.dataset.mantineColorScheme = scheme
      document.querySelector(`[data-scheme]:not([data-scheme=${scheme}])`).focus()
      try {
        localStorage.scheme = scheme
      } catch {}
    },
    true,
  )
  // While a button is held down nothing may take its place: it would not be pressed.
  addEventListener('pointerdown', () => (window.held = true), true)
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (window.held = false), true)

  let drawn = []
  let isRead = false
  let isWanted = document.documentElement.dataset.other !== undefined
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

  // A finger that touches a link follows it; a mouse above one may as well do something else.
  const used = ({ target, pointerType }) => {
    if (target.closest?.(pointerType === 'mouse' ? 'a, button, label, input' : 'button, label, input')) begin()
  }
  for (const sign of ['pointerover', 'pointerdown', 'click', 'input']) addEventListener(sign, used, true)
  // Somebody may have signed in, or chosen a language, in another window.
  for (const sign of ['focusin', 'keydown', 'storage']) addEventListener(sign, begin, true)
  addEventListener('DOMContentLoaded', () => {
    isRead = true
    drawn = [...document.getElementById('root').children]
    if (isWanted) begin()
  })
  // Fetched when nothing else is to be done, it is there at once when it is wanted.
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
