import { once } from 'node:events'
import { createServer } from 'node:net'

/** A free port, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
