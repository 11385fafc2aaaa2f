import { readFile } from 'node:fs/promises'
import { preferenceTypes } from '@questboard/api/preferences/schema'
import { expect, it } from 'vitest'

it('every type of notification has one switch', async () => {
  // The file is read, since the macros of its titles need the build of the web app.
  const source = await readFile(new URL('./topics.ts', import.meta.url), 'utf8')
  const lists = [...source.matchAll(/types: \[(.*?)\],?\s*\}/gs)].map(([, list = '']) => list)
  const switched = lists.flatMap((list) => [...list.matchAll(/'(\w+)'/g)].map(([, type]) => type))
  expect(switched.toSorted()).toEqual([...preferenceTypes].toSorted())
})
