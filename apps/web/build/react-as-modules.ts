import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Errors that React throws to itself and tells apart by identity. They are made while it is evaluated. */
const signals = /(Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g

const reactPackages = /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/[\w/-]+\.js$/

/**
 * Gives the bundler React as ES modules. React comes as CommonJS, of which nothing that is unused can be left out, every
 * call of which goes through the exports' object, and which needs a chunk of helpers that each page would fetch.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    apply: 'build',
    load: {
      filter: { id: reactPackages },
      async handler(id) {
        const production = /require\('(.+\.production\.js)'\)/.exec(await readFile(id, 'utf8'))?.[1]
        if (!production) throw new Error(`${id} does not lead to a production build.`)
        return toModule(await readFile(resolve(id, '..', production), 'utf8'))
      },
    },
  }
}

/** The same program with `import` and `export` in the place of `require` and `exports`. */
export function toModule(commonJs: string): string {
  const imports = new Map<string, string>()
  const exported = new Map<string, number>()
  for (const [, name = ''] of commonJs.matchAll(/\bexports\.(\w+) =\s/g))
    exported.set(name, (exported.get(name) ?? 0) + 1)
  const body = commonJs
    // Without a stack: while a tool watches, to write one down means to read through the whole chunk once more.
    .replaceAll(signals, '$1Object.create(Error.prototype)')
    .replaceAll(/(\w+) = require\("([^"]+)"\)/g, (_declaration, name: string, source: string) => {
      imports.set(name, source)
      return `required_${name}`
    })
    .replaceAll(/^exports\.(\w+) =\s/gm, (assignment, name: string) =>
      exported.get(name) === 1 ? `const exported_${name} = ` : assignment,
    )
    .replaceAll(/\bexports\.(\w+)/g, 'exported_$1')
  const repeated = [...exported].filter(([, times]) => times > 1).map(([name]) => `let exported_${name}\n`)
  const names = [...exported.keys()]
  return [
    ...[...imports].map(([name, source]) => `import * as ${name} from '${source}'\n`),
    ...repeated,
    body,
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} }\n`,
    `export default { ${names.map((name) => `${name}: exported_${name}`).join(', ')} }\n`,
  ].join('')
}
