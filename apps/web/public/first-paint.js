// Runs before the first paint, so that a saved dark scheme never flashes white, and a page that was prerendered for another
// visitor (in another language, or signed out) is never shown. It is a file because the content security policy forbids
// inline scripts.
;(() => {
  /** Requests early what the app will need: its files, and the data of the dashboard. */
  function startAhead(token, lang) {
    const { ahead, [lang]: texts } = files
    // The development server has no such files, and no styles at this point.
    if (!ahead) return
    if (!isForVisitors) document.addEventListener('readystatechange', showFrame, { once: true })
    if (location.pathname === '/dashboard') requestAhead(token, lang)
    const linkTo = (rel, as) => (path) => {
      const link = document.createElement('link')
      Object.assign(link, { rel, crossOrigin: '', href: `/${path}` })
      if (as) link.as = as
      document.head.append(link)
    }
    const isSheet = (path) => path.endsWith('.css')
    const paths = [texts, ...ahead.split(' ')]
    paths.filter(isSheet).forEach(linkTo('preload', 'style'))
    // In a separate task: together they take too long on a slow processor.
    setTimeout(() => paths.filter((path) => !isSheet(path)).forEach(linkTo('modulepreload')))
  }

  /** Sends the first request of the app early. The URL must be identical, or the app sends it again. */
  function requestAhead(token, lang) {
    const paths = ['config.read', 'profile.read', 'dashboard.read', 'days.story', 'dashboard.today']
    const inputs = paths.map((path) => (path === 'dashboard.today' ? { own: false } : {}))
    const input = encodeURIComponent(JSON.stringify({ ...inputs }))
    const url = `/trpc/${paths}?batch=1&input=${input}`
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-language': lang,
      timezone: window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      'timezone-offset': new Date().getTimezoneOffset(),
    }
    // Reads the whole response while the browser waits for the scripts.
    const read = fetch(url, { headers, signal: AbortSignal.timeout(30_000) }).then(async (response) => ({
      text: await response.text(),
      response,
    }))
    const answer = read.then(({ text, response }) => new Response(text, response))
    answer.catch(() => {})
    window.early = { url, answer, read }
  }

  /** Shows the static frame of the page when the HTML is parsed and its scripts have not run yet. */
  function showFrame() {
    document.getElementById('root')?.append(document.getElementById('frame').content)
    root.dataset.frame = ''
  }

  /** Says that the browser blocks what the app stores. */
  function sayBlocked() {
    const text = document.createElement('p')
    text.role = 'alert'
    text.style.cssText = 'padding: 1em; text-align: center'
    text.textContent =
      root.lang === 'bg'
        ? 'Браузърът не позволява на Questboard да запазва данни. Разреши ги за този сайт и презареди страницата.'
        : 'Your browser doesn’t let Questboard store data. Allow it for this site and reload the page.'
    document.body.prepend(text)
  }

  const root = document.documentElement
  const files = document.currentScript.dataset
  // The build marks the pages that it prerenders for visitors.
  const isForVisitors = root.dataset.mantineColorScheme !== undefined
  const asked = /[?&]lang=(bg|en)\b/.exec(location.search)?.[1]
  let saved
  let lang
  let token
  let isTablet
  try {
    // On a family tablet a session lives in its tab, for 15 minutes.
    isTablet = 'qb-device' in localStorage
    if (isTablet && !(sessionStorage.until > Date.now())) delete sessionStorage.ut
    // A link with a language selects that language.
    if (!localStorage.ut && asked) localStorage.lang = asked
    ;({ ut: token, scheme: saved, lang } = localStorage)
  } catch {
    // The app cannot start without storage.
    addEventListener('DOMContentLoaded', sayBlocked)
  }
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  // The saved language, or the browser's first supported one, regardless of the region.
  const spoken = navigator.languages.map((tag) => tag.toLowerCase().split('-', 1)[0])
  const shown = [lang, ...spoken, 'en'].find((tag) => tag === 'bg' || tag === 'en')
  // Sign-in pages say more on a family tablet.
  if (isTablet || token !== undefined || shown !== root.lang) root.dataset.other = ''
  root.lang = shown
  if (token !== undefined) startAhead(token, shown)
})()

// The browser offers to install the app long before the settings, which show the offer, have loaded.
window.onbeforeinstallprompt = (offer) => {
  offer.preventDefault()
  window.installOffer = offer
}
