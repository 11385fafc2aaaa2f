import type { AddressInfo } from 'node:net'

/** What a person on this machine types to reach a server that listens at an address. */
export function listeningAt(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port')
  const host = ['0.0.0.0', '::'].includes(address.address) ? 'localhost' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
