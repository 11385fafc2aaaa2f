/** The browser or program of a session, according to its user agent. Product names are the same in every language. */
export type Device = {
  kind: 'computer' | 'phone' | 'tablet' | 'program' | 'unknown'
  /** `Firefox`, or the name of a program. */
  browser: string | null
  /** `Windows` */
  system: string | null
}

/** The order matters: most browsers also name their ancestors. */
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

/** Parses a user agent. */
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
  // Android browsers contain "Mobile" on phones, but not on tablets.
  if (system === 'Android') return /\bMobile\b/.test(agent) ? 'phone' : 'tablet'
  return system ? 'computer' : 'unknown'
}

/** The name of a device, such as `Chrome, Android`; empty if unknown. Product names need no translation. */
export function nameOfDevice(agent: string): string {
  const { browser, system } = deviceOf(agent)
  return [browser, system].filter(Boolean).join(', ')
}
