import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen is a phone's: one part of the dashboard at a time, the board as a strip. */
export function useIsSmall(): boolean {
  return useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
}
