import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** The tests of the database package need a database. */
const onDatabases = 'packages/db/src/**/*.test.ts'

export default defineConfig({
  test: {
    // Each worker holds connections to the one PostgreSQL of the run, so more workers are not faster.
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, onDatabases],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts', onDatabases],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A second is too short while four workers share the processor.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
