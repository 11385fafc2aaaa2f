import type { QuickAdd, Span } from './quick-add.ts'

/**
 * The line in which the words of a field belong to the title: a backslash is before them. Other words that would then
 * be the date, type or amount belong to the title too.
 * @param read parses a line
 */
export function keepInTitle(
  line: string,
  { field, tag, person }: Pick<Span, 'field' | 'tag' | 'person'>,
  read: (line: string) => Pick<QuickAdd, 'spans'>,
): string {
  let changed = line.normalize('NFC')
  for (;;) {
    const span = read(changed).spans?.find(
      (candidate) => candidate.field === field && candidate.tag === tag && candidate.person === person,
    )
    if (!span) return changed
    changed = `${changed.slice(0, span.start)}\\${changed.slice(span.start)}`
  }
}
