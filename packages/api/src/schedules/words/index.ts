/** Reads dates in Bulgarian and English words. Pure, and shared by quick add and the import. */
export * from './find-date.ts'
export { isDateWord } from './line.ts'
export * from './type-of.ts'
