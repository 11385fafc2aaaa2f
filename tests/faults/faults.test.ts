import { afterAll, expect, test } from 'vitest'
import { endAll } from '../start/processes.ts'
import { faults } from './faults.ts'
import type { Extent } from './fixtures.ts'

afterAll(endAll)

/** A short round of each fault, to test the tools: `npm run faults` runs longer ones. */
const short: Record<string, Extent> = {
  server: { rounds: 1, seconds: 1 },
  postgres: { rounds: 1, seconds: 1 },
  backend: { rounds: 1, seconds: 1 },
  failover: { rounds: 1, seconds: 1 },
  patroni: { rounds: 1, seconds: 1 },
  embedded: { rounds: 1, seconds: 1 },
  disk: { rounds: 1, seconds: 1 },
  'embedded-disk': { rounds: 1, seconds: 1 },
  busy: { rounds: 1, seconds: 1 },
  away: { rounds: 1, seconds: 1 },
  hanging: { rounds: 1, seconds: 1 },
}

/** The effect of slow clients shows after minutes: the first seconds only show their arrival. */
const long = ['slow']

test('every fault has a short round', () => {
  expect([...Object.keys(short), ...long]).toEqual(Object.keys(faults))
})

test.each(Object.entries(short))(
  '%s: nothing acknowledged is lost or done twice, and service recovers',
  async (name, extent) => {
    const verdict = await faults[name]?.happen(extent)
    expect(verdict).toMatchObject({ failures: [], lost: 0, twice: 0 })
    // The tool reports if a disk cannot be mounted here, or if Patroni is not installed.
    if (verdict?.rounds) expect(verdict.acknowledged).toBeGreaterThan(0)
    else expect(verdict?.notes).toEqual([expect.stringMatching(/^not tried/)])
  },
  120_000,
)
