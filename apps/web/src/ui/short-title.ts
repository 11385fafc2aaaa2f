const maxCharacters = 60

/**
 * Shortens a title for use inside a sentence and isolates its text direction, so a right-to-left title does not reorder
 * the sentence.
 */
export function shortTitle(title: string): string {
  const characters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment)
  const short =
    characters.length > maxCharacters
      ? `${characters
          .slice(0, maxCharacters - 1)
          .join('')
          .trimEnd()}…`
      : title
  return `\u2068${short}\u2069`
}
