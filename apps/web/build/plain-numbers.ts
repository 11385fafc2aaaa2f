import type { Plugin } from 'vite'

const start = /function number\(locales, value, format\) \{\n/

/**
 * Lets lingui write a small whole number in a text as it is. The browser takes as long for its first `Intl.NumberFormat` as for
 * the whole picture of a board, and in both languages such a number looks the same without it.
 */
export function plainNumbers(): Plugin {
  return {
    name: 'plain-numbers',
    apply: 'build',
    transform: {
      filter: { id: /\/@lingui\/core\/dist\/index\.mjs$/ },
      handler: (code) => ({ code: withPlainNumbers(code), map: null }),
    },
  }
}

export function withPlainNumbers(code: string): string {
  if (!start.test(code)) throw new Error('Lingui writes numbers in another way by now.')
  return code.replace(start, (all) => `${all}  if (!format && /^\\d{1,3}$/.test(value)) return \`\${value}\`;\n`)
}
