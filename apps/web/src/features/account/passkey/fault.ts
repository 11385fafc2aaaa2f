/**
 * Why the browser gave no passkey. `browser`, `device`: it cannot use passkeys. `address`: they belong to another
 * address. `known`: the device has one of this account. `replaced`: another request of this page took its place.
 */
export type Fault = 'cancelled' | 'timedOut' | 'browser' | 'device' | 'address' | 'known' | 'replaced' | 'failed'

export class PasskeyFault extends Error {
  readonly fault: Fault

  constructor(fault: Fault, cause: unknown) {
    super(`no passkey: ${fault}`, { cause })
    this.name = 'PasskeyFault'
    this.fault = fault
  }
}
