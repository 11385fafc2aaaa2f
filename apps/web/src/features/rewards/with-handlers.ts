import { onDemand } from '../../app/mutations/on-demand.ts'

type Handlers = typeof import('./reward-handlers.tsx')

/** Calls what changes rewards, which loads on demand: the first load is for tasks. */
export const withHandlers = (call: (handlers: Handlers) => void): void =>
  onDemand(() => import('./reward-handlers.tsx'), call)
