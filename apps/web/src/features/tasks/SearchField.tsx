import { useLingui } from '@lingui/react/macro'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import tool from '../../ui/tool.module.css'
import classes from './quick-add.module.css'

type SearchFieldProps = { query: string; onChange: (query: string) => void; onClose: () => void }

/** Searches the tasks while the user types. Escape empties the field, and then closes it. */
export function SearchField({ query, onChange, onClose }: SearchFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function close() {
    onClose()
    document.querySelector<HTMLElement>('[data-opens-search]')?.focus()
  }

  return (
    <search className={classes.search}>
      <div className={classes.line}>
        <IconSearch className={classes.plus} size={20} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          className={classes.input}
          data-search
          value={query}
          maxLength={100}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            if (query === '') close()
            else onChange('')
          }}
          aria-label={t`Search the tasks`}
          aria-keyshortcuts="f"
          placeholder={t`Title or notes…`}
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="button" className={tool.tool} aria-label={t`Close the search`} onClick={close}>
          <IconX size={18} aria-hidden="true" />
        </button>
      </div>
    </search>
  )
}
