import { lookup, Resolver } from 'node:dns/promises'

/** The time-out of each DNS query. */
const queryTimeoutMs = 2_000

/**
 * The addresses of a host. With private addresses allowed, the operating system resolves the name. Otherwise name
 * servers are asked directly: a slow one would block a thread of the pool that hashes passwords.
 */
export async function resolveHost(
  host: string,
  { privateAddresses }: { privateAddresses: boolean },
): Promise<string[]> {
  if (privateAddresses) return (await lookup(host, { all: true })).map(({ address }) => address)
  const resolver = new Resolver({ timeout: queryTimeoutMs, tries: 2 })
  const lookups = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const found = lookups.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const [failed] = lookups.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  if (found.length === 0) throw failed
  return found
}
