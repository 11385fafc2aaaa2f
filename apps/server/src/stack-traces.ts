import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The folder of the bundle, as stack traces name it. */
const bundle = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1)

const maps = new Map<string, SourceMap | undefined>()

/**
 * Makes the stack traces of the bundle name the TypeScript files. Node can do that, too, but then reads all source maps
 * at the start, which takes 20 MiB and a tenth of its time. This reads those of the first error whose trace is wanted.
 */
export function nameSources(): void {
  Error.prepareStackTrace = (error, calls) =>
    [String(error), ...calls.map((call) => `    at ${frameText(call)}`)].join('\n')
}

function frameText(call: NodeJS.CallSite): string {
  const [file, line, column] = [call.getScriptNameOrSourceURL(), call.getLineNumber(), call.getColumnNumber()]
  if (!file?.startsWith(bundle) || line === null || column === null) return String(call)
  const origin = mapOf(file)?.findOrigin(line, column)
  if (!origin || !('fileName' in origin)) return String(call)
  const source = new URL(origin.fileName, file).href
  return String(call).replace(`${file}:${line}:${column}`, `${source}:${origin.lineNumber}:${origin.columnNumber}`)
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${fileURLToPath(file)}.map`))
  return maps.get(file)
}

function readMap(path: string): SourceMap | undefined {
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}
