import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFolder } from './replace-folder.ts'

test('of folders that replace one at once, one is there, whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'questboard-replace-'))
  const place = join(folder, 'place')
  const files = ['a', 'b', 'c']
  const replace = async (name: string) => {
    const newFolder = join(folder, name)
    await mkdir(newFolder)
    await Promise.all([...files, `of-${name}`].map((file) => writeFile(join(newFolder, file), '')))
    await replaceFolder(newFolder, place)
  }
  await Promise.all(Array.from({ length: 30 }, (_, index) => replace(String(index))))
  expect(await readdir(folder)).toEqual(['place'])
  const [a, b, c, content, ...others] = (await readdir(place)).sort()
  expect([a, b, c, ...others]).toEqual(files)
  expect(content).toMatch(/^of-/)
  await rm(folder, { recursive: true })
})
