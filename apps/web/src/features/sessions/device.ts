/** What a session was begun with, as far as it says so itself. Names of products are the same in every language. */
export type Device = {
  kind: 'computer' | 'phone' | 'tablet' | 'program' | 'unknown'
  /** `Firefox`; of a program its own name. */
  browser: string | null
  /** `Windows` */
  system: string | null
}

/** In this order: most browsers name those that they descend from as well. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
]

const systems: [name: string, sign: RegExp][] = [
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['iPadOS', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

const first = (names: [string, RegExp][], agent: string) => names.find(([, sign]) => sign.test(agent))?.[0] ?? null

/** Reads what a browser or program calls itself in its requests. */
export function deviceOf(agent: string): Device {
  const [browser, system] = [first(browsers, agent), first(systems, agent)]
  const isBrowser = agent.startsWith('Mozilla/')
  const program = /^[\w.@ -]{1,40}(?=\/|$)/.exec(agent)?.[0] ?? null
  if (!isBrowser) return { kind: program ? 'program' : 'unknown', browser: program, system }
  return { kind: kindOf(agent, system), browser, system }
}

function kindOf(agent: string, system: string | null): Device['kind'] {
  if (system === 'iPadOS') return 'tablet'
  if (system === 'iOS') return 'phone'
  // Android's browsers call themselves mobile on a phone, and leave it out on a tablet.
  if (system === 'Android') return /\bMobile\b/.test(agent) ? 'phone' : 'tablet'
  return system ? 'computer' : 'unknown'
}
