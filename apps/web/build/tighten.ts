import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Passes the named chunks through a second minifier. It is slow, and finds some two per cent that the bundler's own
 * does not: worth it for what every first visit fetches.
 */
export function tighten(names: string[]): Plugin {
  return {
    name: 'tighten',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && names.includes(chunk.name)) chunk.code = await tightened(chunk.code)
        }
      },
    },
  }
}

/**
 * Passes scripts of the public folder through it too, each by its name in the build with those that make it up: their
 * comments are for us, not for every visit.
 */
export function tightenPublic(scripts: Record<string, string[]>): Plugin {
  let folder = ''
  let from = ''
  return {
    name: 'tighten-public',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
      from = config.publicDir
    },
    writeBundle: {
      // Before the files are compressed.
      order: 'pre',
      sequential: true,
      async handler() {
        for (const [name, parts] of Object.entries(scripts)) {
          const sources = await Promise.all(parts.map((part) => readFile(join(from, part), 'utf8')))
          await writeFile(join(folder, name), await tightened(sources.join('\n'), { module: false }))
        }
        const partsAlone = Object.values(scripts)
          .flat()
          .filter((part) => !(part in scripts))
        await Promise.all(partsAlone.map((part) => rm(join(folder, part), { force: true })))
      },
    },
  }
}

async function tightened(code: string, { module = true } = {}): Promise<string> {
  const { code: smaller } = await minify(code, { module, ecma: 2020, compress: { ecma: 2020, passes: 3 } })
  if (!smaller) throw new Error('A chunk was minified to nothing.')
  return smaller
}
