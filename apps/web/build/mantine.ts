import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { theme } from '../src/app/theme.ts'

/** Modules that are written here, and the text of each. */
const virtualModules: Record<string, () => string> = {
  'virtual:mantine-variables.css': variables,
  'virtual:mantine-theme': () => `export default ${JSON.stringify(themeValues())}`,
}

/** The module with the class names of a component. Its style sheet has the same name. */
const classNames = /\/@mantine\/core\/esm\/.+\/(\w+)\.module\.mjs$/
const entry = /\/src\/main\.tsx$/
const { resolve } = createRequire(import.meta.url)

/**
 * Adds Mantine's style sheets and theme to the bundle.
 *
 * - Each component imports its own sheet, so a page loads the sheets of the components it uses. The development server
 *   prepares Mantine as one file and loads all sheets at once.
 * - `virtual:mantine-variables.css` has the variables of the theme. The provider would write them into the page at run
 *   time, which the content security policy refuses.
 *
 * `virtual:mantine-theme` is our theme merged with Mantine's own, so a browser need not load and merge both.
 */
export function mantine(): Plugin {
  let isBuild = false
  return {
    name: 'mantine',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: { filter: { id: /^virtual:mantine-/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:mantine-/ }, handler: (id) => virtualModules[id.slice(1)]?.() },
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

/** Without Mantine's own colours, which no component here uses, and without its function, which JSON cannot hold. */
function themeValues(): Omit<MantineTheme, 'variantColorResolver'> {
  const { variantColorResolver, ...values } = mergeMantineTheme({ ...DEFAULT_THEME, colors: {} }, theme)
  return values
}

function variables(): string {
  const scheme = (name: string) => ({ '--mantine-color-scheme': name })
  const { variables, dark, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  return convertCssVariables(
    { variables, dark: { ...dark, ...scheme('dark') }, light: { ...light, ...scheme('light') } },
    ':root',
  )
}
