import type { Contender } from './contenders.ts'
import type { Round } from './table.ts'

/** Runs a contender for some seconds and returns the results. */
export async function playRound({ before, send, processorTime }: Contender, seconds: number): Promise<Round> {
  await before?.()
  const start = processorTime()
  const { requests, seconds: lasted, latencies } = await send(seconds)
  const end = processorTime()
  const at = (part: number) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN
  return {
    rate: requests / lasted,
    p50: at(0.5),
    p99: at(0.99),
    ...(start &&
      end && { sender: (end.sender - start.sender) / requests, database: (end.database - start.database) / requests }),
  }
}
