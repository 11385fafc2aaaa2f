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
  await writeFile(`${path}.br`, await smallest(source))
  await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }))
}

/** Sizes of blocks, as powers of two, of which another one is the best for each large file. */
const blocks = [16, 17, 18, 20]

/** The smallest of a few compressions. For a small file they are equal. */
async function smallest(source: Buffer): Promise<Buffer> {
  const compressed = await Promise.all(
    (source.length < 2 ** 16 ? [0] : blocks).map((block) =>
      promisify(brotliCompress)(source, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
        },
      }),
    ),
  )
  return compressed.reduce((best, other) => (other.length < best.length ? other : best))
}
