import type { Locale } from '@questboard/i18n'

type TextsOf<Catalog> = {
  /** The catalog of the first screen. */
  first: Catalog
  /** Loads a catalog in a language. */
  load: (catalog: Catalog, locale: Locale) => Promise<void>
  /** Shows the app in a language whose texts have loaded. */
  show: (locale: Locale) => void
}

/**
 * The catalogs in use and their language. Both may change while texts load; in any order, every catalog ends up in the
 * language chosen last.
 */
export function createTexts<Catalog>({ first, load, show }: TextsOf<Catalog>) {
  const inUse = new Set([first])
  let wanted: Locale

  return {
    async change(locale: Locale): Promise<void> {
      const before = wanted ?? locale
      wanted = locale
      try {
        await Promise.all([...inUse].map((catalog) => load(catalog, locale)))
      } catch (error) {
        // Catalogs that are added later must be in the language that is still shown.
        if (locale === wanted) wanted = before
        throw error
      }
      if (locale === wanted) show(locale)
    },
    async add(catalog: Catalog): Promise<void> {
      if (inUse.has(catalog)) return
      let locale: Locale
      do {
        locale = wanted
        await load(catalog, locale)
      } while (locale !== wanted)
      inUse.add(catalog)
    },
  }
}
