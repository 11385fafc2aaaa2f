import type { Rolldown } from 'vite'

/** @returns the path of the font file whose name contains `name` */
export function fontFile(bundle: Rolldown.OutputBundle, name: string): string {
  const file = Object.keys(bundle).find((path) => path.includes(name) && path.endsWith('.woff2'))
  if (!file) throw new Error(`The build has no font file named ${name}.`)
  return file
}

/** Whether a chunk contains the source file with this end of its path. */
export const hasModule = ({ moduleIds }: Rolldown.OutputChunk, path: string): boolean =>
  moduleIds.some((id) => id.split('?', 1)[0]?.endsWith(path))
