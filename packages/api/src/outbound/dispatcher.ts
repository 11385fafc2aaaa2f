import type { Services } from '../kernel/context.ts'

/** Sends what is due, a limited number at a time. A slow receiver and a user only use up their own share. */
export interface Dispatcher {
  /**
   * Starts as many attempts as the limits allow.
   * @returns whether there were any: then there may be more
   */
  round(): Promise<boolean>
  /** Resolves when no attempt is running. */
  idle(): Promise<void>
}

/** Running attempts by host or by user, each with a limit. */
export class Shares {
  readonly #most: number
  readonly #counts: Map<string, number>

  /** @param most attempts to one host, or for one user */
  constructor(most: number, counts: Iterable<[string, number]> = []) {
    this.#most = most
    this.#counts = new Map(counts)
  }

  /** @param most a smaller limit */
  copy(most = this.#most): Shares {
    return new Shares(most, this.#counts)
  }

  has(name: string): boolean {
    return (this.#counts.get(name) ?? 0) < this.#most
  }

  /** The names that have no share left. */
  usedUp(): string[] {
    return [...this.#counts.keys()].filter((name) => !this.has(name))
  }

  take(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  giveBack(name: string): void {
    const remaining = (this.#counts.get(name) ?? 1) - 1
    if (remaining > 0) this.#counts.set(name, remaining)
    else this.#counts.delete(name)
  }
}

/** The limits of a claim: how many, and the shares that running attempts have left to hosts and users. */
export interface ClaimLimits {
  max: number
  hosts: Shares
  users: Shares
}

/** The part of the attempts that is left to users with none, so that a few with slow receivers do not delay all others. */
const left = 1 / 4

/** Parallel attempts of one process: in all, and for one user, who can name many hosts. */
const [concurrency, perUser] = [32, 8]

interface Outbox<Claimed> {
  /** Parallel attempts of one process to one host. */
  perHost: number
  /** Claims what is due, committed before it is sent. */
  claim(services: Services, limits: ClaimLimits): Promise<Claimed[]>
  /** Sends it once and records the outcome. */
  attempt(services: Services, claimed: NoInfer<Claimed>, signal: AbortSignal): Promise<unknown>
}

export interface DispatcherOptions {
  /** Aborts running attempts, which are then due again at once. No more are started. */
  signal: AbortSignal
  /** Called when an attempt has ended for which another one may be waiting. */
  freed?: () => void
}

/** The dispatcher of an outbox. Any number of servers can dispatch. */
export function openDispatcher<Claimed extends { id: string; host: string; userId: string }>(
  services: Services,
  { perHost, claim, attempt }: Outbox<Claimed>,
  { signal, freed = () => {} }: DispatcherOptions,
): Dispatcher {
  const running = new Set<Promise<unknown>>()
  const [hosts, users] = [new Shares(perHost), new Shares(perUser)]
  let mayWait = false

  function start(claimed: Claimed): void {
    hosts.take(claimed.host)
    users.take(claimed.userId)
    const sending = attempt(services, claimed, signal)
      .catch((error) => {
        services.log.error(
          { err: error, delivery: claimed.id },
          'the result of a delivery could not be saved, so it will be sent again',
        )
      })
      .finally(() => {
        running.delete(sending)
        hosts.giveBack(claimed.host)
        users.giveBack(claimed.userId)
        if (mayWait) freed()
      })
    running.add(sending)
  }

  return {
    async round() {
      const free = signal.aborted ? 0 : concurrency - running.size
      const beyond = free - concurrency * left
      const limits = beyond > 0 ? { max: beyond, users: users.copy() } : { max: free, users: users.copy(1) }
      const claimed = free > 0 ? await claim(services, { ...limits, hosts: hosts.copy() }) : []
      for (const sending of claimed) start(sending)
      mayWait = running.size >= concurrency * (1 - left) || hosts.usedUp().length > 0 || users.usedUp().length > 0
      return claimed.length > 0
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** Sends everything that is due, and resolves when it has ended. */
export async function sendAll(dispatcher: Dispatcher): Promise<void> {
  do await dispatcher.idle()
  while (await dispatcher.round())
  await dispatcher.idle()
}
