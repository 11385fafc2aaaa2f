import type { Locale } from '@questboard/i18n'

type TextsOf<Catalog> = {
  /** The catalogue of the first screen. */
  first: Catalog
  /** Fetches the texts of a catalogue in a language. */
  load: (catalog: Catalog, locale: Locale) => Promise<void>
  /** Shows everything in a language whose texts are there. */
  show: (locale: Locale) => void
}

/**
 * The catalogues in use and the language they are shown in. Both may change while texts are still on their way: whichever
 * comes last, every catalogue in use ends up in the language that was asked for last.
 */
export function createTexts<Catalog>({ first, load, show }: TextsOf<Catalog>) {
  const inUse = new Set([first])
  let wanted: Locale

  return {
    async change(locale: Locale): Promise<void> {
      wanted = locale
      await Promise.all([...inUse].map((catalog) => load(catalog, locale)))
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
