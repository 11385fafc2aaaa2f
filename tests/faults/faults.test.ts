import { afterAll, expect, test } from 'vitest'
import { endAll } from '../start/processes.ts'
import { faults } from './faults.ts'
import type { Extent } from './scene.ts'

afterAll(endAll)

/** As little of each fault as shows that its tool works, and that nothing is lost: `npm run faults` does it at length. */
const short: Record<string, Extent> = {
  server: { rounds: 2, seconds: 1 },
  postgres: { rounds: 1, seconds: 1 },
  backend: { rounds: 1, seconds: 1 },
  embedded: { rounds: 1, seconds: 1 },
  disk: { rounds: 1, seconds: 1 },
  'embedded-disk': { rounds: 1, seconds: 1 },
  busy: { rounds: 1, seconds: 1 },
  away: { rounds: 1, seconds: 1 },
  hanging: { rounds: 1, seconds: 1 },
}

/** What slow clients do to others is seen over minutes: in the first seconds there is only their coming, all at once. */
const long = ['slow']

test('each fault has its short round', () => {
  expect([...Object.keys(short), ...long]).toEqual(Object.keys(faults))
})

test.each(Object.entries(short))(
  '%s: nothing acknowledged is lost or done twice, and service comes back',
  async (name, extent) => {
    const verdict = await faults[name]?.happen(extent)
    expect(verdict).toMatchObject({ failures: [], lost: 0, twice: 0 })
    // Of a disk that cannot be mounted here the tool says so.
    if (verdict?.rounds) expect(verdict.acknowledged).toBeGreaterThan(0)
    else expect(verdict?.notes).toEqual([expect.stringMatching(/^not tried/)])
  },
  90_000,
)
