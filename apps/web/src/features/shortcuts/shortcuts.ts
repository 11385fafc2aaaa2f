import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Shortcut = {
  /** Keys pressed in sequence. `either`: any one of them. */
  keys: readonly string[]
  either?: boolean
  does: MessageDescriptor
}

export type ShortcutGroup = { id: string; name: MessageDescriptor; shortcuts: readonly Shortcut[] }

/** The pages for `g` followed by a letter. */
export const pageOf: Readonly<Record<string, string>> = {
  d: '/dashboard',
  c: '/calendar',
  m: '/missions',
  g: '/groups',
  s: '/store/avatars',
  n: '/notifications',
}

/** All shortcuts, as listed in the dialog. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    id: 'tasks',
    name: msg`Tasks`,
    shortcuts: [
      { keys: ['n'], does: msg`Add a task` },
      { keys: ['j', '↓'], either: true, does: msg`Next task` },
      { keys: ['k', '↑'], either: true, does: msg`Previous task` },
      { keys: ['x'], does: msg`Mark it as done or not done` },
      { keys: ['e'], does: msg`Open and edit it` },
      { keys: ['Del'], does: msg`Delete it` },
      { keys: ['t'], does: msg`Move it to today` },
      { keys: ['s'], does: msg`Move it to another day` },
      { keys: ['Shift+S'], does: msg`Skip it this time` },
      { keys: ['Alt+↑', 'Alt+↓'], either: true, does: msg`Move it up or down` },
      { keys: ['1–4'], does: msg`Show only today, overdue, upcoming, or no date` },
      { keys: ['u'], does: msg`Undo the last action` },
      { keys: ['/'], does: msg`Choose which tasks to show` },
      { keys: ['f'], does: msg`Search the tasks` },
    ],
  },
  {
    id: 'pages',
    name: msg`Go to`,
    shortcuts: [
      { keys: ['g', 'd'], does: msg`Dashboard` },
      { keys: ['g', 'c'], does: msg`Calendar` },
      { keys: ['g', 'm'], does: msg`Missions` },
      { keys: ['g', 'g'], does: msg`Groups` },
      { keys: ['g', 's'], does: msg`Store` },
      { keys: ['g', 'n'], does: msg`Notifications` },
    ],
  },
  {
    id: 'approvals',
    name: msg`Approvals`,
    shortcuts: [
      { keys: ['a'], does: msg`Approve` },
      { keys: ['r'], does: msg`Send back` },
    ],
  },
  {
    id: 'everywhere',
    name: msg`Everywhere`,
    shortcuts: [
      { keys: ['b'], does: msg`Open the whole board` },
      { keys: ['Esc'], does: msg`Close the menu or leave the field` },
      { keys: ['?'], does: msg`Show shortcuts` },
    ],
  },
]
