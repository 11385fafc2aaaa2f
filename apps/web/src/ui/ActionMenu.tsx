import { type ComponentType, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './ActionMenu.module.css'
import { menuPosition } from './menu-position.ts'
import tool from './tool.module.css'

export type MenuAction = {
  id: string
  label: ReactNode
  icon?: ComponentType<{ size?: number | string }>
  onChoose: () => void
  /** Cannot be undone: shown in red. */
  dangerous?: boolean
  /** Why it cannot be chosen now. It stays visible. */
  disabledReason?: ReactNode
}

type Actions =
  | { actions: MenuAction[]; onFailed?: undefined }
  | {
      /** Loads the actions when the menu opens. */
      actions: () => Promise<MenuAction[]>
      /** Called when the actions could not be loaded. The menu stays closed. */
      onFailed: (error: unknown) => void
    }

type ActionMenuProps = Actions & {
  /** The accessible name of the button. */
  label: string
  button: ReactNode
  buttonClassName?: string
  /** Shown above the actions. */
  heading?: ReactNode
  /** Shown below the actions, for switches. */
  footer?: ReactNode
}

/**
 * A button with a menu of actions. It uses a native popover (closed by Escape or a click elsewhere), so list rows need
 * no positioning library.
 */
export function ActionMenu({ label, button, buttonClassName, actions, onFailed, heading, footer }: ActionMenuProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [fetched, setFetched] = useState<MenuAction[]>([])
  const shown = typeof actions === 'function' ? fetched : actions

  // Rendered before the browser shows it, and positioned before its first frame.
  function onBeforeToggle(next: string) {
    if (next !== 'open') return
    flushSync(() => setOpen(true))
    if (typeof actions === 'function') void actions().then(showFetched, stayClosed)
    else requestAnimationFrame(settle)
  }

  function showFetched(list: MenuAction[]) {
    flushSync(() => setFetched(list))
    requestAnimationFrame(settle)
  }

  function stayClosed(error: unknown) {
    menu.current?.hidePopover()
    onFailed?.(error)
  }

  function settle() {
    place()
    itemsOf(menu.current)[0]?.focus()
  }

  /** A user who points at the button will probably open the menu. */
  function preload() {
    if (typeof actions === 'function') actions().catch(() => {})
  }

  function place() {
    if (!trigger.current || !menu.current) return
    const { top, left } = menuPosition(trigger.current.getBoundingClientRect(), menu.current, window)
    menu.current.style.translate = `${left}px ${top}px`
  }

  function choose(action: MenuAction) {
    menu.current?.hidePopover()
    trigger.current?.focus()
    action.onChoose()
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={buttonClassName ?? tool.tool}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {button}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={classes.menu}
        data-waiting={(open && shown.length === 0) || undefined}
        onBeforeToggle={(event) => onBeforeToggle(event.newState)}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <>
            {heading && <div className={classes.heading}>{heading}</div>}
            <div role="menu" aria-label={label} onKeyDown={moveFocus}>
              {shown.map((action) => (
                <button
                  key={action.id}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  className={classes.action}
                  data-dangerous={action.dangerous || undefined}
                  aria-disabled={action.disabledReason ? true : undefined}
                  onClick={() => action.disabledReason || choose(action)}
                >
                  {action.icon && <action.icon size={18} />}
                  {action.label}
                  {action.disabledReason && <small>{action.disabledReason}</small>}
                </button>
              ))}
            </div>
            {footer}
          </>
        )}
      </div>
    </>
  )
}

function itemsOf(menu: Element | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
