// Runs before anything is painted, so that a saved dark scheme never flashes white, and a page that was drawn for another
// visitor (in another language, or for somebody who is not signed in) is never seen. A file, not an inline script: the
// content security policy allows none.
;(() => {
  const root = document.documentElement
  const asked = new URLSearchParams(location.search).get('lang')
  let saved = null
  let lang = null
  let token = null
  try {
    token = localStorage.getItem('ut')
    // A link to the page in a language is a choice of it.
    if (token === null && (asked === 'bg' || asked === 'en')) localStorage.setItem('lang', asked)
    saved = localStorage.getItem('scheme')
    lang = localStorage.getItem('lang')
  } catch {}
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  const shown = lang === 'bg' || (lang !== 'en' && navigator.language.toLowerCase() === 'bg-bg') ? 'bg' : 'en'
  if (token !== null || shown !== root.lang) root.dataset.other = ''
  root.lang = shown
  // Forms are sent by the application. One that it does not listen to yet would load the page anew, without what is written.
  document.addEventListener('submit', (event) => event.preventDefault(), true)
  // A button that is pressed before the application listens is pressed again when it does; sending a form presses one, too.
  document.addEventListener(
    'click',
    ({ target }) => {
      window.pressed = target.closest?.('button')
    },
    true,
  )
})()

// The browser offers to install the application long before the settings, which show the offer, are there.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault()
  window.installOffer = offer
})
