import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { theme } from '../src/app/theme.ts'

const name = 'virtual:mantine-variables.css'

/** What writes styles into the page while it runs. */
const writers = /\/@mantine\/core\/esm\/core\/MantineProvider\/Mantine(CssVariables|Classes)\/(\w+)\.mjs$/

/**
 * Gives the theme's variables to the style sheet, by the import of `virtual:mantine-variables.css`. The provider would
 * write them into the page at run time, which the content security policy refuses and every first visit would pay for:
 * what it does that with is left out of the build.
 */
export function mantineVariables(): Plugin[] {
  return [
    {
      name: 'mantine-variables',
      resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => `\0${name}` },
      load: { filter: { id: new RegExp(`^\0${name}$`) }, handler: variables },
    },
    {
      name: 'no-mantine-writers',
      apply: 'build',
      load: {
        filter: { id: writers },
        handler: (id) => `export const ${writers.exec(id)?.[2]} = () => null`,
      },
    },
  ]
}

function variables(): string {
  const scheme = (name: string) => ({ '--mantine-color-scheme': name })
  const { variables, dark, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  return convertCssVariables(
    { variables, dark: { ...dark, ...scheme('dark') }, light: { ...light, ...scheme('light') } },
    ':root',
  )
}
