import { type ComponentType, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './ActionMenu.module.css'
import { besideButton } from './beside-button.ts'

export type MenuAction = {
  id: string
  label: ReactNode
  icon?: ComponentType<{ size?: number | string }>
  onChoose: () => void
  /** Cannot be taken back: shown in the colour of errors. */
  dangerous?: boolean
}

type ActionMenuProps = {
  /** What the button says to those who do not see its picture. */
  label: string
  button: ReactNode
  buttonClassName?: string
  /** What it offers; a function when that is fetched on opening. */
  actions: MenuAction[] | (() => Promise<MenuAction[]>)
  /** The actions could not be fetched: the menu stays closed. */
  onFailed?: (error: unknown) => void
  /** Above the actions, not itself an action. */
  heading?: ReactNode
  /** Below the actions: switches and the like. */
  footer?: ReactNode
}

/**
 * A button with a menu of actions. It stands in the browser's own popover (closed by Escape or a click elsewhere), so
 * that a row of a list costs no positioning library.
 */
export function ActionMenu({ label, button, buttonClassName, actions, onFailed, heading, footer }: ActionMenuProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [fetched, setFetched] = useState<MenuAction[]>([])
  const shown = typeof actions === 'function' ? fetched : actions

  // Drawn before the browser shows it, placed before the first picture of it.
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

  /** Who comes near is about to open it. */
  function comeNear() {
    if (typeof actions === 'function') actions().catch(() => {})
  }

  function place() {
    if (!trigger.current || !menu.current) return
    const { top, left } = besideButton(trigger.current.getBoundingClientRect(), menu.current, window)
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
        className={buttonClassName ?? classes.button}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        onPointerEnter={comeNear}
        onFocus={comeNear}
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
                  onClick={() => choose(action)}
                >
                  {action.icon && <action.icon size={18} />}
                  {action.label}
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
