import { useMantineContext } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'

/**
 * The chosen colour scheme and whether the page is dark now. Mantine's own hook can also switch transitions off, with a
 * style element that the content security policy refuses.
 */
export function useColorScheme() {
  const { colorScheme, setColorScheme } = useMantineContext()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', undefined, { getInitialValueInEffect: false })
  return { colorScheme, setColorScheme, isDark: colorScheme === 'dark' || (colorScheme === 'auto' && isSystemDark) }
}
