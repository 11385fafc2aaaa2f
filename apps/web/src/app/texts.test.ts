import type { Locale } from '@questboard/i18n'
import { expect, it } from 'vitest'
import { createTexts } from './texts.ts'

/** Catalogs that load when the test says so. */
function shelf() {
  const there = new Set<string>()
  const onTheirWay = new Map<string, () => void>()
  const failing = new Map<string, (error: Error) => void>()
  let shown: Locale | undefined
  const texts = createTexts({
    first: 'app',
    load: (catalog, locale) =>
      new Promise<void>((resolve, reject) => {
        const name = `${catalog} ${locale}`
        failing.set(name, reject)
        onTheirWay.set(name, () => {
          onTheirWay.delete(name)
          there.add(name)
          resolve()
        })
      }),
    show: (locale) => {
      shown = locale
    },
  })
  return {
    texts,
    there,
    shown: () => shown,
    async arrive(name: string) {
      await expect.poll(() => onTheirWay.has(name)).toBe(true)
      onTheirWay.get(name)?.()
    },
    async fail(name: string) {
      await expect.poll(() => failing.has(name)).toBe(true)
      onTheirWay.delete(name)
      failing.get(name)?.(new Error('no connection'))
    },
  }
}

it('loads an added catalog in a language that was chosen meanwhile', async () => {
  const { texts, there, arrive } = shelf()
  const begun = texts.change('bg')
  await arrive('app bg')
  await begun

  const added = texts.add('store')
  const changed = texts.change('en')
  await arrive('app en')
  await changed
  await arrive('store bg')
  await arrive('store en')
  await added
  expect(there).toContain('store en')
})

it('shows the language chosen last, whichever loads first', async () => {
  const { texts, shown, arrive } = shelf()
  const first = texts.change('bg')
  const second = texts.change('en')
  await arrive('app en')
  await second
  await arrive('app bg')
  await first
  expect(shown()).toBe('en')
})

it('loads all added catalogs in a new language', async () => {
  const { texts, there, shown, arrive } = shelf()
  const begun = texts.change('bg')
  await arrive('app bg')
  await begun
  const added = texts.add('store')
  await arrive('store bg')
  await added

  const changed = texts.change('en')
  await arrive('app en')
  expect(shown()).toBe('bg')
  await arrive('store en')
  await changed
  expect(shown()).toBe('en')
  expect(there).toContain('store en')
})

it('stays in its language when the texts of another one cannot be loaded', async () => {
  const { texts, there, shown, arrive, fail } = shelf()
  const begun = texts.change('en')
  await arrive('app en')
  await begun

  const changed = texts.change('bg')
  await fail('app bg')
  await expect(changed).rejects.toThrow('no connection')
  const added = texts.add('store')
  await arrive('store en')
  await added
  expect(shown()).toBe('en')
  expect([...there]).toEqual(['app en', 'store en'])
})
