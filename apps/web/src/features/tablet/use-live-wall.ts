import { useEffect, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { loadCatalog } from '../../app/locale.ts'
import { registerServiceWorker } from '../offline/service-worker.tsx'
import { deviceClient } from './client.ts'
import { sendDeeds } from './deed-queue.ts'
import { followWall } from './follow-wall.ts'
import { readDeeds, readOutcomes, readTicks, readWall } from './stored.ts'
import { sendTicks } from './ticks.ts'
import { beginTablet, showWall, tickOutcomes, unsentDeeds, unsentTicks, wallStore } from './wall.ts'

/**
 * Shows the stored state at once, and follows the server from then on.
 * @returns why there is nothing to show
 */
export function useLiveWall(): unknown {
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => {
    const left = new AbortController()
    beginTablet()
    void begin(left.signal, setProblem)
    registerServiceWorker()
    const online = () => void sendTicks().then(sendDeeds)
    addEventListener('online', online)
    return () => {
      left.abort()
      removeEventListener('online', online)
    }
  }, [])
  return problem
}

async function begin(left: AbortSignal, onProblem: (error: unknown) => void): Promise<void> {
  // The board of the group has its texts among those of groups.
  const texts = loadCatalog('groups').catch(() => {})
  // A revoked tablet must not show what it had: the server is asked first, as long as it answers.
  const first = await deviceClient.device.wall.query({}).catch((error: unknown) => error)
  await texts
  if (left.aborted) return
  if (!(first instanceof Error)) showWall(first as Parameters<typeof showWall>[0])
  else if (readFailure(first).status === 401) return
  const [wall, ticks, outcomes, deeds] = await Promise.all([readWall(), readTicks(), readOutcomes(), readDeeds()])
  if (left.aborted) return
  // Something may have been ticked meanwhile.
  unsentTicks.write(joined(ticks, unsentTicks.read()))
  tickOutcomes.write(joined(outcomes, tickOutcomes.read()))
  unsentDeeds.write(joined(deeds, unsentDeeds.read()))
  if (wall) showWall(wall)
  else if (!wallStore.read()) onProblem(first)
  await followWall(() => void sendTicks().then(sendDeeds), left)
}

function joined<Item extends { id: string }>(stored: readonly Item[], newer: readonly Item[]): Item[] {
  const ids = new Set(stored.map(({ id }) => id))
  return [...stored, ...newer.filter(({ id }) => !ids.has(id))]
}
