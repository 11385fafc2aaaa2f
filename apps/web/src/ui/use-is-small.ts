import { useMedia } from './use-media.ts'

/** Whether the screen has the size of a phone: one part of the dashboard at a time, and the board as a strip. */
export function useIsSmall(): boolean {
  return useMedia('(max-width: 48em)')
}
