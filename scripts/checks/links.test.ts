import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Relative targets of links in a Markdown file, without anchors. */
function targetsIn(path: string): string[] {
  const links = readFileSync(join(root, path), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)
  return [...links].flatMap(([, target = '']) => (/^(?:[a-z]+:|#)/.test(target) ? [] : (target.split('#')[0] ?? [])))
}

test('every link between files of the repository works', () => {
  const files = globSync('**/*.md', {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|test-results)$/.test(name),
  })
  const links = files.flatMap((file) => targetsIn(file).map((target) => ({ file, target })))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ file, target }) => !existsSync(join(root, dirname(file), target)))).toEqual([])
})
