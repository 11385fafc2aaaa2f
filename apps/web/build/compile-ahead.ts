import type { Plugin } from 'vite'

/**
 * Asks the browser to compile the named chunks whole while they arrive, on a thread of its own. Otherwise it looks through
 * each function twice: once for its end, and once more when it is called, while the page waits.
 */
export function compileAhead(names: string[]): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Behind the minifiers, which remove comments.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
