import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine at which nothing listens, for what cannot be told to take any. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
