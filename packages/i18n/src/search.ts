/** Text for comparing in a search: without case, accents and differences of composition. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')

/** The folded words of a search. */
export const searchWords = (query: string): string[] =>
  foldText(query)
    .split(/\s+/u)
    .filter((word) => word !== '')

/** Whether every word occurs in a folded text. Without words, every text matches. */
export const containsWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word))
