import { basename, dirname } from 'node:path'

const files = new Map<string, string>()

/**
 * The page's name of a class of a style sheet: `tasks-row-title`. Names that repeat what stands beside them cost next to
 * nothing when they are compressed; the hashes that are usual cost as much as the rules.
 */
export function className(local: string, path: string): string {
  const [file = ''] = path.split('?', 1)
  const name = `${basename(dirname(file))}-${basename(file, '.module.css')}`
  const other = files.get(name)
  if (other && other !== file) throw new Error(`${file} and ${other} would share the names of their classes.`)
  files.set(name, file)
  return `${name}-${local}`
}
