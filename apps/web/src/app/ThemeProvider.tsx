import themeValues from 'virtual:mantine-theme'
import {
  defaultVariantColorsResolver,
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeContext,
  useProviderColorScheme,
} from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useStore } from '../ui/store.ts'
import { forcedScheme } from './forced-scheme.ts'

const theme = { ...themeValues, variantColorResolver: defaultVariantColorsResolver }
const manager = localStorageColorSchemeManager({ key: 'scheme' })
const getRootElement = () => document.documentElement

/**
 * Mantine's theme and colour scheme. Unlike `MantineProvider` it does not contain the code that writes styles at run
 * time: the style sheet has the variables already, and the content security policy would refuse them.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { colorScheme, setColorScheme, clearColorScheme } = useProviderColorScheme({
    manager,
    defaultColorScheme: 'auto',
    forceColorScheme: useStore(forcedScheme),
    getRootElement,
  })
  const value = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme,
      getRootElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: false,
    }),
    [colorScheme, setColorScheme, clearColorScheme],
  )
  return (
    <MantineContext value={value}>
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  )
}
