import type { UseStore } from 'idb-keyval'

/** The time until storage counts as unavailable: another tab may block it, and a device may be slow. */
const timeoutMs = 5000

/**
 * A store for idb-keyval with a timeout. It recovers after the database was deleted, cleared by the browser, or blocked
 * by another tab.
 * @throws on each use: the error of IndexedDB (`QuotaExceededError`, `SecurityError`), or a `TimeoutError`. Nothing is
 * written then
 */
export function openStore(database: string, name: string): UseStore {
  let opened: Promise<IDBDatabase> | null = null
  let isBlocked = false

  function connect(): Promise<IDBDatabase> {
    const now = open(database, name, () => {
      if (opened === now) opened = null
    })
    opened = now
    now.then(
      () => {
        isBlocked = false
      },
      () => {
        if (opened === now) opened = null
      },
    )
    return now
  }

  return (mode, use) =>
    new Promise((resolve, reject) => {
      let transaction: IDBTransaction | undefined
      let isLate = false
      const timer = setTimeout(
        () => {
          isLate = true
          isBlocked = !transaction
          if (transaction) abort(transaction)
          reject(new DOMException('Storage does not answer.', 'TimeoutError'))
        },
        isBlocked ? 0 : timeoutMs,
      )
      async function run() {
        const connection = await (opened ?? connect())
        if (isLate) return undefined as never
        transaction = connection.transaction(name, mode)
        return use(transaction.objectStore(name))
      }
      run()
        .finally(() => clearTimeout(timer))
        .then(resolve, reject)
    })
}

/** @param onClosed called when the connection can no longer be used, because the database is being deleted */
async function open(database: string, name: string, onClosed: () => void, version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(database, version)
  request.onupgradeneeded = () => request.result.createObjectStore(name)
  const connection = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  connection.onclose = onClosed
  connection.onversionchange = () => {
    connection.close()
    onClosed()
  }
  if (connection.objectStoreNames.contains(name)) return connection
  // Other code created it, and it is empty.
  connection.close()
  return open(database, name, onClosed, connection.version + 1)
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has just finished.
  }
}
