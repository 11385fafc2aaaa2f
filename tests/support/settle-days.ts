import { sweepDays } from '@questboard/api'
import type { TestServer } from './test-server.ts'

/** Settles the ended days of all users, as the background job does. */
export async function settleDays({ services }: Pick<TestServer, 'services'>): Promise<void> {
  while ((await sweepDays(services)).settled > 0);
}

/** The same at 08:00 UTC of each of these days. */
export async function settleDaysOn(server: Pick<TestServer, 'services' | 'clock'>, days: string[]): Promise<void> {
  for (const day of days) {
    server.clock.set(`${day}T08:00:00Z`)
    await settleDays(server)
  }
}
