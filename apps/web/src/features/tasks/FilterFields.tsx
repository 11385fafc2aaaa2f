import { useEffect } from 'react'
import { loadCatalog } from '../../app/locale.ts'
// What a search shows: the connection may be lost by then.
import './due/NoTasks.tsx'
import './FoundTasks.tsx'
import type { Filters } from './FilterChips.tsx'
import { SearchField } from './SearchField.tsx'
import { TagChips } from './TagChips.tsx'

type FilterFieldsProps = { filters: Filters; onChange: (change: (now: Filters) => Filters) => void }

/** What the filters of the list open: the search field, and the tags. */
export default function FilterFields({ filters: { query, tags }, onChange }: FilterFieldsProps) {
  useEffect(() => void loadCatalog('schedules').catch(() => {}), [])
  return (
    <>
      {query !== null && (
        <SearchField
          query={query}
          onChange={(next) => onChange((now) => ({ ...now, query: next }))}
          onClose={() => onChange((now) => ({ ...now, query: null }))}
        />
      )}
      {tags && <TagChips chosen={tags} onChange={(next) => onChange((now) => ({ ...now, tags: next }))} />}
    </>
  )
}
