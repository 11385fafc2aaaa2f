import type { ForeignKind } from './schema.ts'

/** Recognises files that are not lists of tasks by how they begin. Shared with the web app, which has their bytes. */

/** The characters at the beginning of a file that say what it is, and those that list the parts of an archive. */
const beginning = 64
const parts = 65_536

/** Beginnings with characters that no text has. */
const exact: [ForeignKind, string[]][] = [
  ['image', ['\u00ff\u00d8\u00ff', 'II*\u0000', 'MM\u0000*', '\u0000\u0000\u0001\u0000', 'GIF87a', 'GIF89a']],
  ['media', ['OggS\u0000', 'fLaC\u0000', '\u001aE', 'ID3\u0002', 'ID3\u0003', 'ID3\u0004']],
  ['archive', ['PK\u0003\u0004', 'PK\u0005\u0006', 'Rar!\u001a', '\u001f']],
  ['document', ['{\\rtf', '%!PS']],
  ['pdf', ['%PDF-']],
  ['database', ['SQLite format 3']],
  ['program', ['#!/', '#! /', '\u007fELF']],
  ['notText', ['bplist0']],
]

/**
 * Other beginnings, with `¤` for each character that is not ASCII or cannot be seen: what it is depends on the encoding
 * in which the file was read.
 */
const patterns: [ForeignKind, RegExp][] = [
  ['image', /^¤PNG¤/],
  ['image', /^(¤{2,5}.{0,6}(JFIF|Exif)|RIFF.{4}WEBP|¤{3}.{1,2}ftyp(heic|heix|mif1|msf1|avif))/],
  ['media', /^(RIFF.{4}(WAVE|AVI )|¤{3}.{1,2}ftyp)/],
  ['archive', /^7z¤{2,4}/],
  ['program', /^MZ.{0,2}¤{2}/],
]

/** The beginning of a workbook or a document of old office programs. */
const isOldOffice = (start: string): boolean => start.slice(2, 4).includes('\u0011') && start.charCodeAt(0) > 0x7f

/** The beginning of a bitmap, with four empty bytes after its size. */
const bitmap = /^BM.{1,4}\0{4}/s

function kindAt(start: string): ForeignKind | undefined {
  if (bitmap.test(start)) return 'image'
  const kind = exact.find(([, beginnings]) => beginnings.some((text) => start.startsWith(text)))?.[0]
  if (kind) return kind
  if (isOldOffice(start)) return 'document'
  const masked = start.replace(/[^ -~]/g, '¤')
  return /^\s/.test(start) ? undefined : patterns.find(([, pattern]) => pattern.test(masked))?.[0]
}

/** The beginning of a page of HTML, of XML, or of a drawing. */
const markup = /^\uFEFF?\s{0,64}<(!doctype|!--|\?xml|[a-z][a-z0-9:-]{0,40}(\s|\/?>))/i

/** What a file is, by its signature. Undefined: it may be a list of tasks. */
export function signatureOf(text: string): ForeignKind | undefined {
  const start = text.slice(0, beginning)
  const kind = kindAt(start)
  if (kind === 'archive') return archiveOf(text)
  if (kind) return kind
  return markup.test(text.slice(0, 3 * beginning)) ? 'markup' : undefined
}

/** Office files are archives, and the names of their parts say which ones. */
function archiveOf(text: string): ForeignKind {
  const names = text.slice(0, parts)
  if (/xl\/(workbook|worksheets|styles|_rels)|opendocument\.spreadsheet/.test(names)) return 'spreadsheet'
  return /(word|ppt)\/|opendocument\.(text|presentation)/.test(names) ? 'document' : 'archive'
}

/** What a text is if it is not a list of tasks. */
export function foreignKind(text: string): ForeignKind | undefined {
  return signatureOf(text) ?? (text.includes('\u0000') ? 'notText' : undefined)
}

/** From this share on, characters that could not be decoded mean that the encoding is another one. */
const maxUndecoded = 0.02

/** Whether so much of a text could not be decoded that its encoding was taken for another one. */
export function isUndecoded(text: string): boolean {
  const sample = text.slice(0, parts)
  let undecoded = 0
  for (let at = sample.indexOf('\uFFFD'); at >= 0; at = sample.indexOf('\uFFFD', at + 1)) undecoded++
  return undecoded > maxUndecoded * sample.length
}
