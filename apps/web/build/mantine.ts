import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { theme } from '../src/app/theme.ts'

const variablesSheet = 'virtual:mantine-variables.css'

/** The module with the class names of a component. Its style sheet has the same name. */
const classNames = /\/@mantine\/core\/esm\/.+\/(\w+)\.module\.mjs$/
const entry = /\/src\/main\.tsx$/
const { resolve } = createRequire(import.meta.url)

/**
 * Adds Mantine's style sheets to the bundle.
 *
 * - Each component imports its own sheet, so a page loads the sheets of the components it uses. The development server
 *   prepares Mantine as one file and loads all sheets at once.
 * - `virtual:mantine-variables.css` has the variables of the theme. The provider would write them into the page at run
 *   time, which the content security policy refuses.
 */
export function mantine(): Plugin {
  let isBuild = false
  return {
    name: 'mantine',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: { filter: { id: new RegExp(`^${variablesSheet}$`) }, handler: () => `\0${variablesSheet}` },
    load: { filter: { id: new RegExp(`^\0${variablesSheet}$`) }, handler: variables },
    transform: {
      filter: { id: [classNames, entry] },
      handler(code, id) {
        const name = classNames.exec(id)?.[1]
        if (name === undefined)
          return isBuild ? null : { code: `import '@mantine/core/styles.css'\n${code}`, map: null }
        const sheet = `@mantine/core/styles/${name}.css`
        return isBuild && hasSheet(sheet) ? { code: `${code}\nimport '${sheet}'\n`, map: null } : null
      },
    },
  }
}

function hasSheet(name: string): boolean {
  try {
    return existsSync(resolve(name))
  } catch {
    return false
  }
}

function variables(): string {
  const scheme = (name: string) => ({ '--mantine-color-scheme': name })
  const { variables, dark, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  return convertCssVariables(
    { variables, dark: { ...dark, ...scheme('dark') }, light: { ...light, ...scheme('light') } },
    ':root',
  )
}
