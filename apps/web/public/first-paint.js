// Runs before anything is painted, so that a saved dark scheme never flashes white. A file, not an inline script: the
// content security policy allows none.
;(() => {
  let saved = null
  let lang = null
  try {
    saved = localStorage.getItem('scheme')
    lang = localStorage.getItem('lang')
  } catch {}
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const root = document.documentElement
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  root.lang = lang === 'bg' || (lang !== 'en' && navigator.language.toLowerCase() === 'bg-bg') ? 'bg' : 'en'
})()

// The browser offers to install the application long before the settings, which show the offer, are there.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault()
  window.installOffer = offer
})
