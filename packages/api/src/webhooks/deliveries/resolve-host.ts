import { lookup, Resolver } from 'node:dns/promises'

/** Milliseconds for which a name server is asked, each time. */
const patience = 2_000

/**
 * The addresses of a host. The operator's own machines are found as the operating system finds them. A name that anybody
 * may have given is asked of name servers directly: the system's way would have a slow one hold a thread of those that
 * passwords are hashed on.
 */
export async function resolveHost(
  host: string,
  { privateAddresses }: { privateAddresses: boolean },
): Promise<string[]> {
  if (privateAddresses) return (await lookup(host, { all: true })).map(({ address }) => address)
  const resolver = new Resolver({ timeout: patience, tries: 2 })
  const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const found = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const [failed] = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (found.length === 0) throw failed
  return found
}
