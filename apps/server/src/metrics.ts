import { type Clock, hourMs, type MetricsRecorder, systemClock } from '@questboard/api'
import type { Database } from '@questboard/db'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Metrics of this server process, in the Prometheus text format. */
export interface Metrics {
  recorder: MetricsRecorder
  /** Records a finished round of a job. */
  job(name: string, outcome: 'done' | 'failed', seconds: number): void
  /** Records the number of balances that differed from the ledger at the last check. */
  ledger(mismatches: number): void
  /** Counts a request that was refused because of overload. */
  refused(): void
  contentType: string
  read(): Promise<string>
}

interface Watched {
  database: Pick<Database, 'load'>
  countStreams: () => number
  clock?: Clock
}

/** A check is made every day, by one of the servers. */
const checkValidMs = 25 * hourMs

/** The bounds of durations in seconds: from that of most calls to beyond the patience of users. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates the metrics of one server process. The collector adds up several processes. */
export function openMetrics({ database, countStreams, clock = systemClock }: Watched): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const procedures = new Histogram({
    name: 'questboard_procedure_seconds',
    help: 'Duration of procedures by name',
    registers,
    labelNames: ['procedure'] as const,
    buckets,
  })
  const outcomes = new Counter({
    name: 'questboard_outcomes_total',
    help: 'Outcomes of procedures: done, or the error code',
    registers,
    labelNames: ['outcome'] as const,
  })
  const deliveries = new Histogram({
    name: 'questboard_webhook_seconds',
    help: 'Duration of webhook delivery attempts by outcome',
    registers,
    labelNames: ['outcome'] as const,
    buckets,
  })
  const jobs = new Histogram({
    name: 'questboard_job_seconds',
    help: 'Duration of job rounds',
    registers,
    labelNames: ['job', 'outcome'] as const,
    buckets,
  })
  const refusals = new Counter({
    name: 'questboard_refused_total',
    help: 'Requests refused because of overload',
    registers,
  })
  let checked: { at: number; count: number } | undefined
  new Gauge({
    name: 'questboard_ledger_mismatches',
    help: 'Balances that do not match the ledger; NaN if this server has not checked for 25 hours',
    registers,
    collect() {
      const isRecent = checked && clock.now().getTime() - checked.at < checkValidMs
      this.set(checked && isRecent ? checked.count : Number.NaN)
    },
  })
  new Gauge({
    name: 'questboard_event_streams',
    help: 'Open event streams',
    registers,
    collect() {
      this.set(countStreams())
    },
  })
  if (database.load()) {
    new Gauge({
      name: 'questboard_database_connections',
      help: 'Connections by state; waiting: calls that wait for one',
      registers,
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
    recorder: {
      procedure(procedure, outcome, seconds) {
        procedures.observe({ procedure }, seconds)
        outcomes.inc({ outcome })
      },
      delivery: (outcome, seconds) => deliveries.observe({ outcome }, seconds),
    },
    job: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    ledger(count) {
      checked = { at: clock.now().getTime(), count }
    },
    refused: () => refusals.inc(),
    contentType: registry.contentType,
    read: () => registry.metrics(),
  }
}
