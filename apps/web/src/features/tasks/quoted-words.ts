/** Opening quotation marks, and the marks that close each of them. */
const marks: Record<string, string> = {
  '"': '"',
  '„': '“”"',
  '“': '”“',
  '”': '”',
  '«': '»',
  '»': '«',
  '‘': '’',
  '‚': '‘’',
  "'": "'",
}

/** Which words are in quotes. A quote begins at the start of a word, and ends at the end of one. */
export function quotedWords(words: readonly string[]): boolean[] {
  const quoted = words.map(() => false)
  /** Marks that no later word closes. */
  const unclosed = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    const mark = words[at]?.replace(/^[([]/u, '')[0] ?? ''
    const closing = marks[mark]
    if (closing === undefined || unclosed.has(mark)) continue
    const end = words.findIndex((word, place) => place >= at && isClosed(word, { closing, isFirst: place === at }))
    if (end === -1) {
      unclosed.add(mark)
      continue
    }
    quoted.fill(true, at, end + 1)
    at = end
  }
  return quoted
}

/** The most punctuation after a closing mark. */
const maxPunctuation = 10

function isClosed(word: string, { closing, isFirst }: { closing: string; isFirst: boolean }): boolean {
  const end = word.slice(-maxPunctuation).replace(/[,;:.!?…)\]]+$/u, '')
  return closing.includes(end.at(-1) ?? ' ') && (!isFirst || end.length > 1)
}
