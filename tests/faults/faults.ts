import { hangPostgres, stopPostgres } from './away.ts'
import { exhaustPool } from './busy.ts'
import { fillDiskOfEmbedded, fillDiskOfPostgres } from './disk.ts'
import { killEmbedded } from './embedded.ts'
import type { Extent } from './fixtures.ts'
import { failOver, failOverByPatroni, killBackend, killPostmaster, killServers } from './killed.ts'
import type { Outcome } from './outcome.ts'
import { slowClients } from './slow.ts'

interface Fault extends Extent {
  happen(extent: Extent): Promise<Outcome>
}

/** All faults by their names for `--only`, with the default number of rounds. */
export const faults: Record<string, Fault> = {
  server: { rounds: 100, seconds: 1, happen: killServers },
  postgres: { rounds: 20, seconds: 1, happen: killPostmaster },
  backend: { rounds: 20, seconds: 1, happen: killBackend },
  failover: { rounds: 20, seconds: 1, happen: failOver },
  patroni: { rounds: 20, seconds: 1, happen: failOverByPatroni },
  embedded: { rounds: 20, seconds: 1, happen: killEmbedded },
  disk: { rounds: 3, seconds: 5, happen: fillDiskOfPostgres },
  'embedded-disk': { rounds: 3, seconds: 10, happen: fillDiskOfEmbedded },
  busy: { rounds: 1, seconds: 30, happen: exhaustPool },
  away: { rounds: 1, seconds: 30, happen: stopPostgres },
  hanging: { rounds: 1, seconds: 30, happen: hangPostgres },
  slow: { rounds: 1, seconds: 140, happen: slowClients },
}
