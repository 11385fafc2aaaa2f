import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|html|svg|json|webmanifest|txt|map)$/
const minBytes = 256

/**
 * Writes a .br and a .gz beside every text file of a folder at the best compression, so the server need not compress
 * them. The prerendered pages are left out, because the server completes them.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.test(entry.name) || entry.parentPath.endsWith('pages')) continue
    await compress(join(entry.parentPath, entry.name))
  }
}

async function compress(path: string): Promise<void> {
  const source = await readFile(path)
  if (source.length < minBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    // The largest file is below 1 MiB, and as one block it becomes smaller.
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
  }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(source, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }))
}
