import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig, UserConfig } from 'vite'
import { minified } from './minified.ts'
import { precompress } from './precompress.ts'
import { prerender } from './prerender.ts'
import { serviceWorker } from './service-worker.ts'

/** Scripts of the public folder. Vite copies them as they are. */
const publicScripts = ['first-paint.js', 'first-visit.js']

/**
 * Everything that needs the finished files, in this order: the service worker, the prerendered pages, and the
 * compressed copies.
 */
export function finish(using: Pick<UserConfig, 'css' | 'plugins'>): Plugin {
  let config: ResolvedConfig
  return {
    name: 'finish',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      // After every plugin that changes the files.
      order: 'post',
      async handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await serviceWorker(config, bundle) })
      },
    },
    async writeBundle(_options, bundle) {
      const folder = join(config.root, config.build.outDir)
      await prerender(config, bundle, using)
      for (const path of publicScripts.map((name) => join(folder, name))) {
        await writeFile(path, await minified(await readFile(path, 'utf8')))
      }
      await precompress(folder)
    },
  }
}
