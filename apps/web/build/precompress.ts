import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|html|svg|json|webmanifest|txt|map)$/
const smallest = 256

/**
 * Writes a .br and a .gz beside every text file of the build at the slowest, tightest setting, so that no server
 * pays for it. The drawn pages are not whole yet: the server completes them.
 */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      for (const entry of entries) {
        if (!entry.isFile() || !compressible.test(entry.name) || entry.parentPath.endsWith('pages')) continue
        await compress(join(entry.parentPath, entry.name))
      }
    },
  }
}

async function compress(path: string): Promise<void> {
  const source = await readFile(path)
  if (source.length < smallest) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(source, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }))
}
