import type { Locale } from '@questboard/i18n'
import { expect, it } from 'vitest'
import { createTexts } from './texts.ts'

/** Texts whose catalogs load, or fail to load, when the test says so. */
function controlledTexts() {
  const loaded = new Set<string>()
  const pending = new Map<string, () => void>()
  const rejects = new Map<string, (error: Error) => void>()
  let shown: Locale | undefined
  const texts = createTexts({
    first: 'app',
    load: (catalog, locale) =>
      new Promise<void>((resolve, reject) => {
        const name = `${catalog} ${locale}`
        rejects.set(name, reject)
        pending.set(name, () => {
          pending.delete(name)
          loaded.add(name)
          resolve()
        })
      }),
    show: (locale) => {
      shown = locale
    },
  })
  return {
    texts,
    loaded,
    shown: () => shown,
    async finish(name: string) {
      await expect.poll(() => pending.has(name)).toBe(true)
      pending.get(name)?.()
    },
    async fail(name: string) {
      await expect.poll(() => rejects.has(name)).toBe(true)
      pending.delete(name)
      rejects.get(name)?.(new Error('no connection'))
    },
  }
}

it('loads an added catalog in a language that was chosen meanwhile', async () => {
  const { texts, loaded, finish } = controlledTexts()
  const first = texts.change('bg')
  await finish('app bg')
  await first

  const added = texts.add('store')
  const changed = texts.change('en')
  await finish('app en')
  await changed
  await finish('store bg')
  await finish('store en')
  await added
  expect(loaded).toContain('store en')
})

it('shows the language chosen last, whichever loads first', async () => {
  const { texts, shown, finish } = controlledTexts()
  const first = texts.change('bg')
  const second = texts.change('en')
  await finish('app en')
  await second
  await finish('app bg')
  await first
  expect(shown()).toBe('en')
})

it('loads all added catalogs in a new language', async () => {
  const { texts, loaded, shown, finish } = controlledTexts()
  const first = texts.change('bg')
  await finish('app bg')
  await first
  const added = texts.add('store')
  await finish('store bg')
  await added

  const changed = texts.change('en')
  await finish('app en')
  expect(shown()).toBe('bg')
  await finish('store en')
  await changed
  expect(shown()).toBe('en')
  expect(loaded).toContain('store en')
})

it('stays in its language when the texts of another one cannot be loaded', async () => {
  const { texts, loaded, shown, finish, fail } = controlledTexts()
  const first = texts.change('en')
  await finish('app en')
  await first

  const changed = texts.change('bg')
  await fail('app bg')
  await expect(changed).rejects.toThrow('no connection')
  const added = texts.add('store')
  await finish('store en')
  await added
  expect(shown()).toBe('en')
  expect([...loaded]).toEqual(['app en', 'store en'])
})
