import { useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { showNotOpened } from '../../app/mutations/on-demand.ts'
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { handleRowKeys } from '../../ui/handle-row-keys.ts'
import classes from './item-row.module.css'

type ItemRowProps = {
  id: string
  title: string
  /** Whole rubies. Undefined: it has none. */
  ruby: number | undefined
  /** Below the title. */
  children: ReactNode
  /** The menu's actions, loaded when it opens. */
  actions: () => Promise<MenuAction[]>
  onOpen: () => void
  onRemove?: () => void
}

/** An item of a group, for leaders. Its title and its menu are focusable. */
export function ItemRow({ id, title, ruby, children, actions, onOpen, onRemove }: ItemRowProps) {
  const { t } = useLingui()

  return (
    <li className={classes.row} data-row={id}>
      <div className={classes.body}>
        <button
          type="button"
          className={classes.title}
          dir="auto"
          data-target
          onClick={onOpen}
          onKeyDown={(event) => handleRowKeys(event, { onRemove })}
        >
          {title}
        </button>
        {children}
      </div>
      {ruby !== undefined && <Amount currency="ruby" value={ruby} />}
      <ActionMenu
        label={t`More for “${title}”`}
        button={<IconDots size={20} />}
        actions={actions}
        onFailed={showNotOpened}
      />
    </li>
  )
}
