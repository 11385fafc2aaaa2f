import { locales } from '@questboard/i18n'
import { expect, it } from 'vitest'
import { areas, files } from './area-catalogs.ts'

it('every area has a catalog in each language, and every catalog an area', () => {
  const names = Object.keys(files).map((path) => path.split('/').slice(-2).join('/'))
  expect(names.sort()).toEqual(areas.flatMap((area) => locales.map((locale) => `${area}/${locale}.po`)).sort())
})
