import type { Scope } from '../kernel/areas.ts'

/** The scopes that a call needs besides those of tasks, if it creates or deletes so many missions and rewards. */
export const scopesOf = ({ mission = 0, reward = 0 }: { mission?: number; reward?: number }): Scope[] => [
  ...(mission > 0 ? (['missions:write'] as const) : []),
  ...(reward > 0 ? (['rewards:write'] as const) : []),
]
