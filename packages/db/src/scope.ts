import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseMisuse, databaseFault } from './faults.ts'

/** Knows whether the running code is inside a transaction of one database. */
export interface TransactionScope {
  /** Throws DatabaseMisuse when called from inside a transaction that still runs. */
  assertOutside(what: string): void
  /** The transaction that the running code is in. */
  current(): RunningTransaction
  /** Runs `attempt` in a new scope, and again after a deadlock or a serialisation failure. */
  retried<T>(attempt: () => Promise<T>): Promise<T>
}

/** A transaction from its first statement to its last. */
export interface RunningTransaction {
  /** Throws DatabaseMisuse when the transaction is over. */
  assertOpen(): void
  end(): void
}

const retries = 3
const worthRetrying = new Set(['40001', '40P01'])

/** Creates the scope of the transactions of one database. */
export function transactionScope(): TransactionScope {
  const running = new AsyncLocalStorage<RunningTransaction & { open: boolean }>()

  function assertOutside(what: string): void {
    if (!running.getStore()?.open) return
    throw new DatabaseMisuse(`Inside a transaction use its own \`tx\`: ${what} was called from inside transaction()`)
  }

  return {
    assertOutside,
    current() {
      const current = running.getStore()
      if (!current) throw new DatabaseMisuse('No transaction is running here')
      return current
    },
    async retried(attempt) {
      assertOutside('transaction()')
      for (let failed = 0; ; failed++) {
        try {
          return await running.run(runningTransaction(), attempt)
        } catch (error) {
          if (failed === retries || !worthRetrying.has(databaseFault(error)?.sqlState ?? '')) throw error
        }
        // A random delay, so the two sides of a deadlock do not meet again.
        await pause(Math.random() * 20 * (failed + 1))
      }
    },
  }
}

function runningTransaction(): RunningTransaction & { open: boolean } {
  return {
    open: true,
    assertOpen() {
      if (!this.open) throw new DatabaseMisuse('This transaction is over; its `tx` was used after the end')
    },
    end() {
      this.open = false
    },
  }
}
