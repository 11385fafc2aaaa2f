import type { Deliveries } from '@questboard/api/webhooks/schema'
import { expect, test } from 'vitest'
import { pollInterval } from './poll-interval.ts'

const page = (...states: Deliveries['deliveries'][number]['state'][]) => ({
  deliveries: states.map((state) => ({ state }) as Deliveries['deliveries'][number]),
})

test('the log is fetched again while a delivery is pending, but not all its pages', () => {
  expect(pollInterval([page('delivered', 'waiting')])).toBe(3000)
  expect(pollInterval([page('delivered', 'failed')])).toBe(false)
  expect(pollInterval([page('waiting'), page('delivered')])).toBe(false)
  expect(pollInterval([])).toBe(false)
})
