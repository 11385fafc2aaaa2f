import { type Connection, openConnection } from './connection.ts'
import { DatabaseUnavailable } from './faults.ts'

/** The URL of each server of a URL that names several, such as `postgres://user:password@a:5432,b:5432/name`. */
export function serversOf(url: string): string[] {
  const [, head = '', hosts = '', rest = ''] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  return hosts.split(',').map((host) => `${head}${host}${rest}`)
}

/** Everything that opening a connection needs, for the server of a URL. */
export type OpeningAt = (url: string, onlost: () => void) => Parameters<typeof openConnection>[0]

/**
 * Opens connections to the one of several servers that takes writes. The others are its standbys, or away. It begins
 * with the server that was the last one to take writes.
 * @returns opens a connection. It throws DatabaseUnavailable if no server takes writes.
 */
export function primaryOf(servers: string[]): (opening: OpeningAt, onlost: () => void) => Promise<Connection> {
  const [only = ''] = servers
  if (servers.length === 1) return (opening, onlost) => openConnection(opening(only, onlost))
  let latest = 0
  return async (opening, onlost) => {
    let fault: unknown
    for (const at of servers.keys()) {
      const index = (latest + at) % servers.length
      try {
        const connection = await openIfPrimary(opening, servers[index] ?? '', onlost)
        latest = index
        return connection
      } catch (error) {
        fault = error
      }
    }
    throw fault
  }
}

/** Losing a connection to a server that is not used must not be reported. */
async function openIfPrimary(opening: OpeningAt, url: string, onlost: () => void): Promise<Connection> {
  let isUsed = false
  const connection = await openConnection(opening(url, () => isUsed && onlost()))
  const [row] = await connection.send('select pg_is_in_recovery()', [], 'arrays')
  const [isStandby] = row as unknown[]
  if (isStandby !== false) {
    await connection.retire()
    throw new DatabaseUnavailable('No server of the database takes writes', { sqlState: '25006' })
  }
  if (connection.lost) throw connection.lost
  isUsed = true
  return connection
}
