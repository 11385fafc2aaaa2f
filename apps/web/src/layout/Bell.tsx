import { useLingui } from '@lingui/react/macro'
import { IconBell } from '@tabler/icons-react'
import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { loadWithRetry } from '../app/lazy-with-retry.ts'
import { whenQuiet } from '../app/live/when-quiet.ts'
import { loadCatalog } from '../app/locale.ts'
import { onDemand } from '../app/mutations/on-demand.ts'
import { trpcUtils } from '../app/trpc.ts'
import { useUnseenCount } from '../features/notifications/count.ts'
import tool from '../ui/tool.module.css'
import classes from './Bell.module.css'

/** The bell of the top bar: the number of unseen notifications, and their menu, which loads when it is opened. */
export function Bell() {
  const { t } = useLingui()
  const router = useRouter()
  const unseenCount = useUnseenCount()
  const count = unseenCount > 99 ? '99+' : unseenCount
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [Menu, setMenu] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  useEffect(() => whenQuiet((left) => void listen(left, router)), [router])

  function onToggle(next: string) {
    setOpen(next === 'open')
    if (next === 'open') onDemand(loadMenu, ({ BellMenu }) => setMenu(() => BellMenu))
  }

  return (
    <>
      <button
        type="button"
        id="bell"
        className={`${tool.tool} ${classes.bell}`}
        popoverTarget="bell-menu"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        aria-label={unseenCount > 0 ? t`Notifications, ${count} new` : t`Notifications`}
      >
        <IconBell size={22} aria-hidden="true" />
        {unseenCount > 0 && <span className={classes.count}>{count}</span>}
      </button>
      <div
        ref={menu}
        id="bell-menu"
        popover="auto"
        className={classes.menu}
        role="dialog"
        aria-label={t`Notifications`}
        onToggle={(event) => onToggle(event.newState)}
      >
        {open && Menu && <Menu onClose={() => menu.current?.hidePopover()} />}
      </div>
    </>
  )
}

/** A user who points at the bell will probably open it. */
function preload() {
  loadMenu().catch(() => {})
  void trpcUtils.notifications.list.prefetch({})
}

async function loadMenu() {
  const [menu] = await Promise.all([import('../features/notifications/BellMenu.tsx'), loadCatalog('notifications')])
  return menu
}

async function listen(left: AbortSignal, router: RegisteredRouter): Promise<void> {
  const { listenForNotifications } = await loadWithRetry(() => import('../features/notifications/listen.ts'))
  if (!left.aborted) await listenForNotifications(left, router)
}
