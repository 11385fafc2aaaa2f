import { useLingui } from '@lingui/react/macro'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ToggleChip } from '../../ui/ToggleChip.tsx'
import { ownTags } from '../tags/current.ts'
import tagClasses from '../tags/dots.module.css'
import { useCurrentTasks } from './current.ts'
import classes from './filters.module.css'

type TagChipsProps = {
  /** Ids of tags that a task needs. */
  chosen: readonly string[]
  /** Called with null when the address has no filter any more. */
  onChange: (chosen: string[] | null) => void
}

/** Chips that filter the list by tag. Tags of current tasks come first. */
export function TagChips({ chosen, onChange }: TagChipsProps) {
  const { t } = useLingui()
  const tags = ownTags.useCurrent()
  const used = new Set(useCurrentTasks().flatMap((task) => task.tags))
  const sorted = [...tags.filter(({ id }) => used.has(id)), ...tags.filter(({ id }) => !used.has(id))]
  const known = tags.map(({ id }) => id).filter((id) => chosen.includes(id))
  useAddress(known, onChange)
  // Tags that were deleted since are left out.
  useEffect(() => {
    if (known.length < chosen.length) onChange(known)
  })
  return (
    <fieldset className={classes.tags} aria-label={t`Tags`}>
      {sorted.map(({ id, name, color }) => (
        <ToggleChip
          key={id}
          pressed={chosen.includes(id)}
          onToggle={() => onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])}
        >
          <span className={tagClasses.tag} data-color={color} data-named>
            {name}
          </span>
        </ToggleChip>
      ))}
    </fieldset>
  )
}

/** Keeps a filter in the address, so that it can be a bookmark. */
function useAddress(chosen: string[], onChange: TagChipsProps['onChange']): void {
  const router = useRouter()
  const { tag } = useSearch({ strict: false })
  const seen = useRef(tag)
  const shown = chosen.join('.')
  const show = (next: string | undefined) =>
    void router.navigate({ to: '/dashboard', search: { tag: next }, replace: true, resetScroll: false })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the filter and the address count
  useEffect(() => {
    if (tag === seen.current) {
      if (tag !== shown) show(shown)
      return
    }
    seen.current = tag
    if (tag !== shown) onChange(tag === undefined ? null : `${tag}`.split('.'))
  }, [tag, shown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the filter is closed
  useEffect(
    () => () => {
      if (router.state.location.pathname === '/dashboard') show(undefined)
    },
    [],
  )
}
