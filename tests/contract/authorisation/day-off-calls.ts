import type { ProcedurePath, Row } from './cases.ts'
import { lastDay } from './group-fixtures.ts'
import { personal } from './personal-rows.ts'

/** Permissions for the caller's own days off. Leaders manage those of children. */
export const dayOffCalls = {
  'daysOff.list': personal(),
  'daysOff.add': personal({ input: () => ({ kind: 'planned', from: lastDay, to: lastDay }) }),
  'daysOff.takeBack': personal({
    input: ({ task: dayOffId }) => ({ dayOffId }),
    usual: 'dayOffNotFound',
    others: { dayOffId: 'dayOffNotFound' },
  }),
} satisfies Partial<Record<ProcedurePath, Row>>
