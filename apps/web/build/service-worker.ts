import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

type File = { url: string; revision: string | null }

/** What is fetched ahead of the public folder; pictures of avatars and boards are kept when they are seen. */
const ahead = /^(first-(paint|visit)\.js|favicon\.svg|manifest\.webmanifest|icons\/.+\.(svg|png))$/

/** What others of them are made of, and is not fetched by itself. */
const within = ['draw-ahead.js']

/** Alphabets of the two languages, in the weights of the page. Others come when a text needs them. */
const fonts = /nunito-(latin|cyrillic)-\d+-normal/

/**
 * Writes `sw.js`, which opens the application without a server, with the list of the files of this build. It stands
 * beside the application, not among its chunks: it has a life of its own in the browser.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      // Behind all that still changes the files.
      order: 'post',
      async handler(_options, bundle) {
        const files = [...filesOf(bundle), ...(await filesIn(config.publicDir))]
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundled(config.root, files) })
      },
    },
  }
}

function filesOf(bundle: Rolldown.OutputBundle): File[] {
  const files = Object.values(bundle).flatMap((file): File[] => {
    const url = `/${file.fileName}`
    if (file.fileName === 'index.html' && file.type === 'asset') return [{ url, revision: hashOf(file.source) }]
    // The name of the others has a hash of what is in them.
    return /\.(js|css)$/.test(url) || fonts.test(url) ? [{ url, revision: null }] : []
  })
  if (!files.some(({ url }) => url === '/index.html')) throw new Error('The page is not among the files of the build.')
  return files
}

async function filesIn(folder: string): Promise<File[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => ahead.test(name)).sort()
  const contents = await Promise.all([...names, ...within].map((name) => readFile(join(folder, name))))
  // They are few, and some are made of others: when one has changed, all are fetched anew.
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
