/**
 * Decodes the text of a file: with a byte order mark, as UTF-8 if it is valid, or in an encoding that the text itself
 * makes certain. Bulgarian tables are often saved in Windows-1251.
 * @returns null if the encoding is not certain
 */
export function decode(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return oneByteText(bytes)
  }
}

/** Bytes that are looked at. */
const sample = 65_536

/** The high bytes of UTF-16 in texts of Latin, Greek and Cyrillic. */
const isHigh = (byte: number | undefined): boolean => byte !== undefined && byte <= 0x04

/** UTF-16 without a mark: of each two bytes one is the number of an alphabet, always the same one of them. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const end = Math.min(sample, bytes.length - (bytes.length % 2))
  if (end < 4 || bytes.length % 2 === 1) return undefined
  let [first, second, zeros] = [0, 0, 0]
  for (let at = 0; at < end; at += 2) {
    if (isHigh(bytes[at])) first++
    if (isHigh(bytes[at + 1])) second++
    if (bytes[at] === 0 || bytes[at + 1] === 0) zeros++
  }
  const all = end / 2
  if (zeros === 0 || Math.min(first, second) > all / 20) return undefined
  if (second >= 0.95 * all) return 'utf-16le'
  return first >= 0.95 * all ? 'utf-16be' : undefined
}

/** Words of at least two characters, of which one is not ASCII. */
const words = /[\p{L}\p{M}]{2,}/gu

/** The alphabets of Bulgarian and Russian, and of Western Europe. */
const cyrillic = /^[А-Яа-яЁё]+$/u
const western = /^[A-Za-zÀ-ÖØ-öø-ÿŒœŠšŽžŸ]+$/u
const ascii = /^[A-Za-z]+$/
/** Only another Cyrillic encoding reads as such words. */
const inverted = /^[а-я][А-Я]{2,}$/u

// biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them
const controls = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u0081\u008d\u008f\u0090\u009d]/

/** Text in Windows-1251 or Windows-1252, if its words are those of one of them and not of the other. */
function oneByteText(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, sample)
  const [east, west] = [new TextDecoder('windows-1251').decode(start), new TextDecoder('windows-1252').decode(start)]
  if (controls.test(west.replaceAll('\u0098', '').slice(0, sample)) && controls.test(east)) return null
  if (share(east, (word) => cyrillic.test(word) && !inverted.test(word)) >= 0.9) {
    return new TextDecoder('windows-1251').decode(bytes)
  }
  // Words of Western Europe mix characters with and without accents.
  const mixed = (word: string) => western.test(word) && /[A-Za-z]/.test(word)
  return share(west, mixed) >= 0.9 ? new TextDecoder('windows-1252').decode(bytes) : null
}

/** The share of words with characters outside of ASCII that fit. */
function share(text: string, fits: (word: string) => boolean): number {
  const all = [...text.matchAll(words)].map(([word]) => word).filter((word) => !ascii.test(word))
  return all.length === 0 ? 0 : all.filter(fits).length / all.length
}
