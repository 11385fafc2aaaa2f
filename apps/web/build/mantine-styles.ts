import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** The names of a piece's classes: the file next to which its sheet would stand. */
const classNames = /\/@mantine\/core\/esm\/.+\/(\w+)\.module\.mjs$/
const entry = /\/src\/main\.tsx$/
const { resolve } = createRequire(import.meta.url)

/**
 * Lets each Mantine piece bring its own style sheet, so that a page fetches those of the pieces it uses, and nobody
 * can forget one. While developing, Mantine is prepared as one file, and all its styles come at once.
 */
export function mantineStyles(): Plugin[] {
  return [
    {
      name: 'mantine-styles',
      apply: 'build',
      transform: {
        filter: { id: classNames },
        handler(code, id) {
          const sheet = `@mantine/core/styles/${classNames.exec(id)?.[1]}.css`
          return hasSheet(sheet) ? { code: `${code}\nimport '${sheet}'\n`, map: null } : null
        },
      },
    },
    {
      name: 'all-mantine-styles',
      apply: 'serve',
      transform: {
        filter: { id: entry },
        handler: (code) => ({ code: `import '@mantine/core/styles.css'\n${code}`, map: null }),
      },
    },
  ]
}

function hasSheet(name: string): boolean {
  try {
    return existsSync(resolve(name))
  } catch {
    return false
  }
}
