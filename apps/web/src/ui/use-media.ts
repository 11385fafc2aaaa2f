import { useMediaQuery } from '@mantine/hooks'

/** Whether a media query matches, from the first render on, so that nothing is shown in the wrong size first. */
export const useMedia = (query: string): boolean => useMediaQuery(query, undefined, { getInitialValueInEffect: false })
