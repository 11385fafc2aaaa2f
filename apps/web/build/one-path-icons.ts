import type { Plugin } from 'vite'

const icon = /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/
const line = String.raw`\["path", \{ "d": "M[^"]+", "key": "[^"]+" \}\]`
const lines = new RegExp(String.raw`\[(${line}(?:, ${line})+)\]`)
const drawing = /"d": "([^"]+)"/g

/**
 * Draws each icon in one line where its package has several, of which each is an element in every row of a list, and costs
 * the browser as much as a word. Icons that consist of more than plain lines stay as they are.
 */
export function onePathIcons(): Plugin {
  return {
    name: 'one-path-icons',
    apply: 'build',
    transform: {
      filter: { id: icon },
      handler: (code) => ({ code: asOnePath(code), map: null }),
    },
  }
}

export function asOnePath(code: string): string {
  return code.replace(lines, (_all, parts: string) => {
    const d = [...parts.matchAll(drawing)].map(([, one]) => one).join('')
    return `[["path", { "d": "${d}", "key": "svg-0" }]]`
  })
}
