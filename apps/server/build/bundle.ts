/**
 * Bundles the server, since Node needs seconds to load its 1,400 modules one by one. What is imported on demand stays
 * in files of its own.
 */
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { projectFolder, serverFolder } from '../src/folders.ts'
import { external } from './external.ts'
import { replaceFolder } from './replace-folder.ts'

/** Packages whose transports alone look beside their code. We use none: the log goes to stdout. */
const harmless = ['pino', 'thread-stream']

const besideItself = /\b__dirname\b|\b__filename\b|\bimport\.meta\.(dirname|url)\b/

/** Names are kept: stack traces show them, and libraries name errors after their classes. */
const keepNames = { function: true, class: true }

const bundle = await rolldown({
  cwd: projectFolder,
  input: { main: join(serverFolder, 'src', 'main.ts'), operator: join(serverFolder, 'src', 'operator.ts') },
  platform: 'node',
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  onLog(level, log, handle) {
    handle(level === 'warn' ? 'error' : level, log)
  },
  plugins: [
    {
      name: 'beside-itself',
      transform(code, id) {
        const name = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]
        if (name === undefined || harmless.includes(name) || !besideItself.test(code)) return
        this.error(`${id} looks beside itself for files, which are not in the bundle`)
      },
    },
  ],
})
const folder = join(serverFolder, 'dist', 'bundle')
const part = `${folder}-${process.pid}`
await bundle.write({
  dir: part,
  format: 'esm',
  entryFileNames: '[name].js',
  // Lines are kept: Node prints the line of an error that is not caught.
  minify: { compress: { keepNames }, mangle: { keepNames }, codegen: { removeWhitespace: false } },
  sourcemap: true,
  sourcemapExcludeSources: true,
})
await bundle.close()
await replaceFolder(part, folder)
