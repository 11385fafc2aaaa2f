import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

/** The tests of the database package need a database. */
const onDatabases = 'packages/db/src/**/*.test.ts'

/**
 * The files that take minutes. Vitest would run them last, because they are short, and one would run alone at the end.
 */
const longest = [
  'faults/faults',
  'properties/game',
  'contract/fuzz',
  'contract/web-retries',
  'start/npm-start',
  'integration/rest/typed-client',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const rank = ({ moduleId }: { moduleId: string }) => (longest.some((name) => moduleId.includes(name)) ? 0 : 1)
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    // Each worker holds connections to the one PostgreSQL of the run, so more workers are not faster.
    maxWorkers: Math.min(4, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/{src,build}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, onDatabases],
          // Some read every file, which takes several times as long on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts', onDatabases],
          globalSetup: ['tests/support/global-setup.ts'],
          // Tests share nothing but modules. To load those for each file costs a quarter of the processor time.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A second is too short while four workers share the processor.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
