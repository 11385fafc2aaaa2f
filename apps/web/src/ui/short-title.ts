const most = 60

/**
 * A title inside a sentence: shortened to some words' length, and set apart so that one in a script of the other
 * direction does not turn the sentence around.
 */
export function shortTitle(title: string): string {
  const letters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment)
  const short =
    letters.length > most
      ? `${letters
          .slice(0, most - 1)
          .join('')
          .trimEnd()}…`
      : title
  return `\u2068${short}\u2069`
}
