import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type ResolvedConfig, type Rolldown } from 'vite'

type File = { url: string; revision: string | null }

/** Files of the public folder that are cached ahead. Pictures of avatars and boards are cached when they are shown. */
const ahead = /^(first-(paint|visit)\.js|favicon\.svg|manifest\.webmanifest|icons\/.+\.(svg|png))$/

/** Font files of the two languages in the weights of the page. Others load when a text needs them. */
const fonts = /nunito-(latin|cyrillic)-\d+-normal/

/**
 * Builds `sw.js`, which opens the app without a server, with the list of the files of this build. It is built
 * separately from the app's chunks, because browsers run it on its own.
 */
export async function serviceWorker(
  { root, publicDir }: ResolvedConfig,
  bundle: Rolldown.OutputBundle,
): Promise<string> {
  return bundled(root, [...filesOf(bundle), ...(await filesIn(publicDir))])
}

function filesOf(bundle: Rolldown.OutputBundle): File[] {
  const files = Object.values(bundle).flatMap((file): File[] => {
    const url = `/${file.fileName}`
    if (file.fileName === 'index.html' && file.type === 'asset') return [{ url, revision: hashOf(file.source) }]
    // The names of the other files contain a hash of their content.
    return /\.(js|css)$/.test(url) || fonts.test(url) ? [{ url, revision: null }] : []
  })
  if (!files.some(({ url }) => url === '/index.html')) throw new Error('The page is not among the files of the build.')
  return files
}

async function filesIn(folder: string): Promise<File[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => ahead.test(name)).sort()
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))))
  // There are few of them: when one changes, all are requested again.
  const revision = hashOf(Buffer.concat(contents))
  return names.map((name) => ({ url: `/${name}`, revision }))
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 12)

async function bundled(root: string, files: File[]): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'service-worker', 'service-worker.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [output] = [result].flat()
  const [chunk] = output && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error('The service worker was bundled to nothing.')
  return chunk.code
}
