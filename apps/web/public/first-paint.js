// Runs before anything is painted, so that a saved dark scheme never flashes white, and a page that was drawn for another
// visitor (in another language, or for somebody who is not signed in) is never seen. A file, not an inline script: the
// content security policy allows none.
;(() => {
  /** What the application would send for when it has come is on its way by then: its files, and the dashboard's data. */
  function startAhead(token, lang) {
    const { ahead, [lang]: texts } = files
    // Without a build there are no such files, nor styles that early.
    if (!ahead) return
    if (!isForVisitors) document.addEventListener('readystatechange', drawFrame, { once: true })
    if (location.pathname === '/dashboard') askAhead(token, lang)
    const sendFor = (rel, as) => (path) => {
      const link = document.createElement('link')
      Object.assign(link, { rel, crossOrigin: '', href: `/${path}` })
      if (as) link.as = as
      document.head.append(link)
    }
    const isSheet = (path) => path.endsWith('.css')
    const paths = [texts, ...ahead.split(' ')]
    paths.filter(isSheet).forEach(sendFor('preload', 'style'))
    // In a task of its own: all at once takes a slow processor too long for one.
    setTimeout(() => paths.filter((path) => !isSheet(path)).forEach(sendFor('modulepreload')))
  }

  /** Asks for what the application will ask for first, to the letter, or it asks anew. */
  function askAhead(token, lang) {
    const paths = ['config.read', 'profile.read', 'dashboard.read', 'days.story']
    const input = encodeURIComponent(JSON.stringify(Object.assign({}, Array(paths.length).fill({}))))
    const url = `/trpc/${paths}?batch=1&input=${input}`
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-language': lang,
      timezone: window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      'timezone-offset': new Date().getTimezoneOffset(),
    }
    // Read to its end while the browser waits for the scripts.
    const read = fetch(url, { headers, signal: AbortSignal.timeout(30_000) }).then(async (response) => ({
      text: await response.text(),
      response,
    }))
    const answer = read.then(({ text, response }) => new Response(text, response))
    answer.catch(() => {})
    window.early = { url, answer, read }
  }

  /** Draws the frame in which the page will stand, when all of this one is read and its scripts are not run yet. */
  function drawFrame() {
    document.getElementById('root')?.append(document.getElementById('frame').content)
    root.dataset.frame = ''
  }

  const root = document.documentElement
  const files = document.currentScript.dataset
  // The build marks the pages that it draws for visitors.
  const isForVisitors = root.dataset.mantineColorScheme !== undefined
  const asked = /[?&]lang=(bg|en)\b/.exec(location.search)?.[1]
  let saved
  let lang
  let token
  try {
    // A link to the page in a language is a choice of it.
    if (!localStorage.ut && asked) localStorage.lang = asked
    ;({ ut: token, scheme: saved, lang } = localStorage)
  } catch {}
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  // The language chosen before, else the first of the browser's that is supported, whatever its region.
  const spoken = navigator.languages.map((tag) => tag.toLowerCase().split('-', 1)[0])
  const shown = [lang, ...spoken, 'en'].find((tag) => tag === 'bg' || tag === 'en')
  if (token !== undefined || shown !== root.lang) root.dataset.other = ''
  root.lang = shown
  if (token !== undefined) startAhead(token, shown)
})()

// The browser offers to install the application long before the settings, which show the offer, are there.
window.onbeforeinstallprompt = (offer) => {
  offer.preventDefault()
  window.installOffer = offer
}
