import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/**
 * The /64 of an IPv6 address: the smallest network of a household or a rented server, which can use any address in it.
 */
const groupsOfNetwork = 4

/** An address with a port (`192.0.2.7:5678`, `[2001:db8::1]:443`), in brackets, or alone. */
const written = /^(?:\[(?<six>[^\]]*:[^\]]*)\](?::\d{1,5})?|(?<four>[\d.]+):\d{1,5}|(?<bare>.*))$/

/**
 * The network that rate limits count an IP address as: an IPv4 address itself, even when mapped into IPv6, and the /64
 * of an IPv6 address. Every spelling of one address, with or without port and zone, gives the same text.
 * @returns undefined for text that is not an IP address
 *
 * Rules: Accounts.
 */
export function networkOf(text: string): string | undefined {
  const { six, four, bare } = written.exec(text.trim())?.groups ?? {}
  const address = six ?? four ?? bare ?? ''
  if (isIP(address) === 0) return undefined
  const parsed = ipaddr.process(address.split('%', 1)[0] ?? '')
  if (!('parts' in parsed)) return parsed.toString()
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, groupsOfNetwork), 0, 0, 0, 0])}/64`
}

/** The client's network. If the proxy sends an invalid address, the network of the connection. */
export const networkOfClient = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  networkOf(ip) ?? networkOf(socket.remoteAddress ?? '') ?? 'unknown'
