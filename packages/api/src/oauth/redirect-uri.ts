/** Schemes that run code, read files or leak the answer on the network. */
const refused = /^(javascript|data|vbscript|file|filesystem|blob|about|view-source|ftp|wss?|https?):$/

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

const parsed = (uri: string): URL | null => URL.parse(uri)

/** Whether it leads to the device of the user, over HTTP (RFC 8252, 7.3). */
const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && loopback.test(hostname)

/** Whether an app may register this address: HTTPS, the user's own device, or a scheme of an installed app. */
export function mayRegister(uri: string): boolean {
  const url = parsed(uri)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (!url || uri.includes('#') || url.username || url.password || /[\s\u0000-\u001f\u007f]/.test(uri)) return false
  return url.protocol === 'https:' || isLoopback(url) || !refused.test(url.protocol)
}

/** Whether an address is the registered one. On the user's own device the app chooses its port with each start. */
export function isRegistered(registered: readonly string[], uri: string): boolean {
  if (registered.includes(uri)) return true
  const wanted = parsed(uri)
  if (!wanted || !isLoopback(wanted) || !mayRegister(uri)) return false
  return registered.some((address) => {
    const url = parsed(address)
    if (!url || !isLoopback(url)) return false
    url.port = wanted.port
    return url.href === wanted.href
  })
}

/** Where an address leads, for people: its host, or the scheme of an installed app. */
export function placeOf(uri: string): { returnsTo: string; local: boolean } {
  const url = new URL(uri)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return { returnsTo: isWeb ? url.host : url.protocol, local: !isWeb || isLoopback(url) }
}
