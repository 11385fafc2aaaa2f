/**
 * Whether passkeys work in this window. `browser`: it has none. `address`: the page was opened at a network address, to
 * which browsers bind no passkeys.
 */
export type PasskeySupport = 'yes' | 'browser' | 'address'

export function passkeySupport(): PasskeySupport {
  if (/^[\d.]+$|:/.test(window.location.hostname)) return 'address'
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function' ? 'yes' : 'browser'
}
