import { basename, dirname } from 'node:path'

const files = new Map<string, string>()

/**
 * The class name of a style sheet in the page: `tasks-row-title`. Repetitive names compress to almost nothing; the
 * usual hashes take as much space as the rules.
 */
export function className(local: string, path: string): string {
  const [file = ''] = path.split('?', 1)
  const name = `${basename(dirname(file))}-${basename(file, '.module.css')}`
  const other = files.get(name)
  if (other && other !== file) throw new Error(`${file} and ${other} would share the names of their classes.`)
  files.set(name, file)
  return `${name}-${local}`
}
