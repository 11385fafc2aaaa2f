import { useMantineContext } from '@mantine/core'
import { useMedia } from '../ui/use-media.ts'

/**
 * The chosen colour scheme and whether the page is dark now. Mantine's own hook can also switch transitions off, with a
 * style element that the content security policy refuses.
 */
export function useColorScheme() {
  const { colorScheme, setColorScheme } = useMantineContext()
  const isSystemDark = useMedia('(prefers-color-scheme: dark)')
  return { colorScheme, setColorScheme, isDark: colorScheme === 'dark' || (colorScheme === 'auto' && isSystemDark) }
}
