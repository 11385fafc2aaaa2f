import type { Plugin } from 'vite'

/** How a chunk takes the bundler's one line that makes an object of a module's exports. */
const taken = /import\{(\w+) as (\w+)\}from"\.\/([^"]+)";?/g

const exportsAsObject =
  '(all,no)=>{let o={};for(let n in all)Object.defineProperty(o,n,{get:all[n],enumerable:!0});return no||Object.defineProperty(o,Symbol.toStringTag,{value:"Module"}),o}'

/**
 * Gives the named chunks, which every first visit fetches, their own copy of the one line that they take from the
 * bundler's runtime: a file of its own costs four hundred bytes of headers and as much of what only others use.
 */
export function inlineRuntime(names: string[]): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
        if (!runtime) throw new Error('The build has no runtime of the bundler in a chunk of its own.')
        const line = exportedAs(runtime.code)
        for (const chunk of chunks) {
          if (!names.includes(chunk.name) && !chunk.isEntry) continue
          const code = chunk.code
            .replace(taken, (all, name: string, local: string, file: string) =>
              runtime.fileName.endsWith(file) && name === line ? `const ${local}=${exportsAsObject};` : all,
            )
            .replace(new RegExp(`import"\\./${baseOf(runtime.fileName)}";?`), '')
          if (code.includes(baseOf(runtime.fileName))) continue
          chunk.code = code
          chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
        }
      },
    },
  }
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The name under which the runtime exports that line: it alone speaks of `Module`. */
function exportedAs(code: string): string {
  const local = /(\w+)=\(\w+,\w+\)=>\{let [^;]+;[^;]*;?[^}]*`?"?Module/.exec(code)?.[1]
  const name = local && new RegExp(`\\b${local} as (\\w+)`).exec(code)?.[1]
  if (!name) throw new Error('The runtime of the bundler is written in another way by now.')
  return name
}
