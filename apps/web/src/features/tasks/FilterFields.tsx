import type { Filters } from './FilterChips.tsx'
import { SearchField } from './SearchField.tsx'
import { TagChips } from './TagChips.tsx'

type FilterFieldsProps = { filters: Filters; onChange: (filters: Filters) => void }

/** What the filters of the list open: the search field, and the tags. */
export default function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const { query, tags } = filters
  return (
    <>
      {query !== null && (
        <SearchField
          query={query}
          onChange={(next) => onChange({ ...filters, query: next })}
          onClose={() => onChange({ ...filters, query: null })}
        />
      )}
      {tags && <TagChips chosen={tags} onChange={(next) => onChange({ ...filters, tags: next })} />}
    </>
  )
}
