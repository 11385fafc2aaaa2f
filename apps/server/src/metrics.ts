import type { Meter } from '@questboard/api'
import type { Database } from '@questboard/db'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What a server tells of itself, in the text format of Prometheus. */
export interface Metrics {
  meter: Meter
  /** A round of a job that has ended. */
  job(name: string, outcome: 'done' | 'failed', seconds: number): void
  /** How many balances the ledger did not bear out, when they were last held against it. */
  ledger(mismatches: number): void
  /** A request that was turned away, as more came than can be served. */
  refused(): void
  contentType: string
  read(): Promise<string>
}

interface Watched {
  database: Pick<Database, 'load'>
  countStreams: () => number
}

/** From a millisecond, which most calls take, to where people have given up. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts for one server process: whoever collects adds up those of several. */
export function openMetrics({ database, countStreams }: Watched): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const procedures = new Histogram({
    ...{ name: 'questboard_procedure_seconds', help: 'Time that procedures took, by name', registers },
    ...{ labelNames: ['procedure'] as const, buckets },
  })
  const outcomes = new Counter({
    ...{ name: 'questboard_outcomes_total', help: 'How procedures ended: done, or by which code', registers },
    labelNames: ['outcome'] as const,
  })
  const deliveries = new Histogram({
    ...{
      name: 'questboard_webhook_seconds',
      help: 'Time that attempts at webhooks took, by what came of them',
      registers,
    },
    ...{ labelNames: ['outcome'] as const, buckets },
  })
  const jobs = new Histogram({
    ...{ name: 'questboard_job_seconds', help: 'Time that rounds of jobs took', registers },
    ...{ labelNames: ['job', 'outcome'] as const, buckets },
  })
  const refusals = new Counter({
    ...{ name: 'questboard_refused_total', help: 'Requests that were turned away, as more came than can be served' },
    registers,
  })
  const mismatches = new Gauge({
    ...{
      name: 'questboard_ledger_mismatches',
      help: 'Balances that the ledger does not bear out; NaN: not looked yet',
    },
    registers,
  })
  mismatches.set(Number.NaN)
  new Gauge({
    ...{ name: 'questboard_event_streams', help: 'Windows and programs that are told of events', registers },
    collect() {
      this.set(countStreams())
    },
  })
  if (database.load()) {
    new Gauge({
      ...{
        name: 'questboard_database_connections',
        help: 'Connections by state; waiting: calls that want one',
        registers,
      },
      labelNames: ['state'] as const,
      collect() {
        const { open = 0, idle = 0, waiting = 0 } = database.load() ?? {}
        for (const [state, count] of Object.entries({ open, idle, used: open - idle, waiting })) {
          this.set({ state }, count)
        }
      },
    })
  }

  return {
    meter: {
      procedure(procedure, outcome, seconds) {
        procedures.observe({ procedure }, seconds)
        outcomes.inc({ outcome })
      },
      delivery: (outcome, seconds) => deliveries.observe({ outcome }, seconds),
    },
    job: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    ledger: (count) => mismatches.set(count),
    refused: () => refusals.inc(),
    contentType: registry.contentType,
    read: () => registry.metrics(),
  }
}
