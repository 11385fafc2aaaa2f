import type { Board } from '@questboard/api/board/schema'
import type { Dashboard } from '@questboard/api/dashboard/schema'
import type { Profile } from '@questboard/api/profile/schema'
import type { TagColor } from '@questboard/api/tags/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { type Locale, locales } from '@questboard/i18n'
import { messages as bg } from '@questboard/i18n/catalogs/app/bg.po'
import { messages as en } from '@questboard/i18n/catalogs/app/en.po'
import { trpcUtils } from '../app/trpc.ts'
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx'
import { newTask } from '../features/tasks/dates.ts'
import { emptyTask } from '../features/tasks/empty-task.ts'
import { firstRows } from '../features/tasks/use-growing.ts'
import { UserLayout } from '../layout/UserLayout.tsx'
import { preparePage } from '../prerender/prepare-page.tsx'

export { locales }

/** The media queries that match in each window size for which the dashboard has another layout. */
const matching = {
  wide: ['(min-width: 75em)'],
  middle: [],
  small: ['(max-width: 48em)'],
} satisfies Record<string, string[]>

type Window = keyof typeof matching

export const windows = Object.keys(matching) as Window[]

const messages = { bg, en }

/*
 * The placeholders that `draw-rows.js` replaces. Amounts must be numbers here, so they have values that occur nowhere
 * else.
 */
const amounts = { gold: 707, streak: 808, checked: 303, items: 404, position: 505, size: 606, lap: 909 }

/** As many rows as the app renders first, and one behind them, for which it reserves room. */
const fillers = Array.from({ length: firstRows - 2 }, () => 'todo' as const)

/**
 * The newest three are a row of each type, with everything that a row can have. Two of them show both states of a
 * result.
 */
const tasks: Task[] = [...fillers, ...(['weekly', 'daily', 'todo'] as const)].map((type) => ({
  ...newTask(
    { ...emptyTask, title: '{title}', notes: '{notes}', gold: amounts.gold, type, tags: ['tag'], requireResult: true },
    { id: '{id}', createdAt: '' },
  ),
  streak: amounts.streak,
  result: type === 'daily' ? 'written' : null,
  reminders: [],
  checklist: Array.from({ length: amounts.items }, (_, nth) => ({ id: '', title: '', done: nth < amounts.checked })),
}))

const kinds = ['task', 'fact', 'quote', 'question', 'random', 'bonus', 'specialBonus'] as const

/** A board whose picture has not loaded. The board of the strip has no square, so that its hint shows no distance. */
const board = (isStrip: boolean): Board => ({
  id: '',
  name: '{name}',
  position: isStrip ? amounts.position : 0,
  lap: amounts.lap,
  size: isStrip ? amounts.size : 40,
  squares: isStrip ? [] : kinds.map((kind, position) => ({ position, kind, used: false })),
  card: { kind: 'none', drawnFrom: 'none', settled: true },
})

const dashboard = (isStrip: boolean): Dashboard => ({
  tasks,
  rewards: [],
  missions: [],
  tags: [{ id: 'tag', key: '', name: '{name}', color: '{color}' as TagColor, own: false, groupId: null }],
  board: board(isStrip),
  notificationsCount: 0,
})

const profile: Profile = {
  id: '',
  name: '',
  email: '',
  lang: 'en',
  avatar: null,
  generatedAvatar: null,
  generatedAvatarUrl: null,
  imageUrl: null,
  holidayMode: false,
  lastDayStart: '',
  stats: { gold: 0, ruby: 0, gems: 0, level: 1, exp: 0, nextLevelExp: 1, ranking: 'gamifinnator' },
  board: { id: '', position: 0 },
  notificationsCount: 0,
  dayStartsAt: '00:00',
  taskOrder: 'created',
  quickAddDates: true,
}

/**
 * Renders the dashboard below its bar as the app does first, without user data. Placeholders such as `{title}` mark the
 * places of that data. Styles are in `data-style`, because the content security policy refuses `style` attributes.
 */
export async function renderShape(window: Window, locale: Locale): Promise<string> {
  trpcUtils.profile.read.setData({}, profile)
  trpcUtils.dashboard.read.setData({}, dashboard(window === 'small'))
  const drawPage = await preparePage({
    path: '/dashboard',
    frame: UserLayout,
    page: DashboardPage,
    locale,
    messages: messages[locale],
  })
  return template(inWindow(window, drawPage))
}

/** Renders as in a window that matches the media queries of that name. */
function inWindow(name: Window, render: () => string): string {
  const queries: readonly string[] = matching[name]
  const matchMedia = (query: string) => ({ matches: queries.includes(query) })
  Object.defineProperty(globalThis, 'window', { value: { matchMedia }, configurable: true })
  try {
    return render()
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
  }
}

function template(rendered: string): string {
  const html = rendered.replace(/<!--.*?-->/g, '')
  const main = html.indexOf('<main')
  const start = html.lastIndexOf('</header>', main)
  const end = html.indexOf('</main></div>', main)
  if (start < 0 || end < 0) throw new Error('The dashboard is framed in another way by now.')
  const part = html.slice(start + '</header>'.length, end + '</main></div>'.length)
  const changes: [RegExp, string][] = [
    [/ style="/g, ' data-style="'],
    // React handles the menus. Pressed earlier, an empty one would open.
    [/ popoverTarget="[^"]*"/gi, ''],
    [/<div [^>]*popover="auto"[^>]*><\/div>/g, ''],
    // Closed, and full of user data.
    [/<dialog [^>]*>.*?<\/dialog>/g, ''],
    ...Object.entries(amounts).map(([name, amount]): [RegExp, string] => [
      new RegExp(`\\b${amount}\\b`, 'g'),
      `{${name}}`,
    ]),
  ]
  return changes.reduce((text, [from, to]) => text.replace(from, to), part)
}
