import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const catalogs = 'packages/i18n/src/catalogs'

/** The forms of missions and of tasks use it. */
const dayInput = '<rootDir>/apps/web/src/features/tasks/due/DayInput.tsx'

/** The form of a child uses it, too. */
const dayStartSelect = '<rootDir>/apps/web/src/features/profile/DayStartSelect.tsx'

/** Groups, notifications, days off and the tablet say it. */
const needsInternet = '<rootDir>/apps/web/src/app/NeedsInternet.tsx'

/** What forms of tasks say. The first screen has none. */
const taskForms = ['ChecklistField.tsx', 'ResultForm.tsx', 'TaskForm.tsx', 'check-task.ts'].map(
  (name) => `<rootDir>/apps/web/src/features/tasks/${name}`,
)

/** What forms and lists of rewards say. The first screen has none. */
const rewardForms = ['RedemptionList.tsx', 'RewardForm.tsx', 'check-rewards.ts'].map(
  (name) => `<rootDir>/apps/web/src/features/rewards/${name}`,
)

/** Texts that most visits never show are in separate catalogs, loaded with the screens that show them. */
export default defineConfig({
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: 'en',
  locales: ['bg', 'en'],
  catalogs: [
    {
      path: `<rootDir>/${catalogs}/app/{locale}`,
      include: ['<rootDir>/apps/web/src'],
      exclude: [
        '<rootDir>/apps/web/src/app/errors/**',
        '<rootDir>/apps/web/src/features/{account,profile,welcome,store,ledger,payments,generation,privacy,account-restore,sessions,social}/**',
        '<rootDir>/apps/web/src/features/{tags,tokens,oauth,webhooks,calendar,import-export,offline,shortcuts,celebration,days,days-off}/**',
        '<rootDir>/apps/web/src/features/{statistics,month,quick-start,installation}/**',
        '<rootDir>/apps/web/src/features/board/cards/**',
        '<rootDir>/apps/web/src/features/missions/pages/**',
        '<rootDir>/apps/web/src/features/tasks/{due,order}/**',
        '<rootDir>/apps/web/src/features/dashboard/today/**',
        needsInternet,
        ...taskForms,
        ...rewardForms,
        '<rootDir>/apps/web/src/features/{children,deeds,groups,group-page,group-board,pools,promises,group-tasks,group-rewards,group-missions}/**',
        '<rootDir>/apps/web/src/features/{notifications,push,preferences,approvals,invitations,pins,tablet,devices}/**',
        '**/*.test.ts',
      ],
    },
    { path: `<rootDir>/${catalogs}/errors/{locale}`, include: ['<rootDir>/apps/web/src/app/errors'] },
    {
      path: `<rootDir>/${catalogs}/account/{locale}`,
      include: ['<rootDir>/apps/web/src/features/account', '<rootDir>/apps/web/src/features/profile'],
    },
    { path: `<rootDir>/${catalogs}/cards/{locale}`, include: ['<rootDir>/apps/web/src/features/board/cards'] },
    { path: `<rootDir>/${catalogs}/store/{locale}`, include: ['<rootDir>/apps/web/src/features/store'] },
    { path: `<rootDir>/${catalogs}/statistics/{locale}`, include: ['<rootDir>/apps/web/src/features/statistics'] },
    { path: `<rootDir>/${catalogs}/ledger/{locale}`, include: ['<rootDir>/apps/web/src/features/ledger'] },
    {
      path: `<rootDir>/${catalogs}/missions/{locale}`,
      include: ['<rootDir>/apps/web/src/features/missions/pages', dayInput],
    },
    {
      path: `<rootDir>/${catalogs}/schedules/{locale}`,
      include: [...['due', 'order'].map((part) => `<rootDir>/apps/web/src/features/tasks/${part}`), ...taskForms],
    },
    {
      path: `<rootDir>/${catalogs}/groups/{locale}`,
      include: [
        dayStartSelect,
        needsInternet,
        ...[
          'children',
          'deeds',
          'groups',
          'group-page',
          'group-board',
          'pools',
          'promises',
          'group-tasks',
          'group-rewards',
          'group-missions',
          'dashboard/today',
        ].map((feature) => `<rootDir>/apps/web/src/features/${feature}`),
      ],
    },
    {
      path: `<rootDir>/${catalogs}/notifications/{locale}`,
      include: [
        needsInternet,
        ...['notifications', 'push', 'preferences', 'approvals', 'invitations'].map(
          (feature) => `<rootDir>/apps/web/src/features/${feature}`,
        ),
      ],
    },
    {
      path: `<rootDir>/${catalogs}/tablet/{locale}`,
      include: [
        needsInternet,
        ...['pins', 'tablet', 'devices'].map((feature) => `<rootDir>/apps/web/src/features/${feature}`),
      ],
    },
    { path: `<rootDir>/${catalogs}/rewards/{locale}`, include: rewardForms },
    { path: `<rootDir>/${catalogs}/quick-start/{locale}`, include: ['<rootDir>/apps/web/src/features/quick-start'] },
    { path: `<rootDir>/${catalogs}/payments/{locale}`, include: ['<rootDir>/apps/web/src/features/payments'] },
    { path: `<rootDir>/${catalogs}/generation/{locale}`, include: ['<rootDir>/apps/web/src/features/generation'] },
    {
      path: `<rootDir>/${catalogs}/privacy/{locale}`,
      include: ['<rootDir>/apps/web/src/features/privacy', '<rootDir>/apps/web/src/features/account-restore'],
    },
    {
      path: `<rootDir>/${catalogs}/sessions/{locale}`,
      include: ['sessions', 'social'].map((feature) => `<rootDir>/apps/web/src/features/${feature}`),
    },
    {
      path: `<rootDir>/${catalogs}/tokens/{locale}`,
      include: ['tokens', 'oauth'].map((feature) => `<rootDir>/apps/web/src/features/${feature}`),
    },
    {
      path: `<rootDir>/${catalogs}/offline/{locale}`,
      include: ['<rootDir>/apps/web/src/features/offline', needsInternet],
    },
    ...['tags', 'webhooks', 'calendar', 'import-export', 'shortcuts', 'celebration', 'month'].map((feature) => ({
      path: `<rootDir>/${catalogs}/${feature}/{locale}`,
      include: [`<rootDir>/apps/web/src/features/${feature}`],
    })),
    {
      path: `<rootDir>/${catalogs}/days/{locale}`,
      include: [
        dayInput,
        needsInternet,
        ...['days', 'days-off'].map((feature) => `<rootDir>/apps/web/src/features/${feature}`),
      ],
    },
    {
      path: `<rootDir>/${catalogs}/installation/{locale}`,
      include: ['<rootDir>/apps/web/src/features/installation'],
    },
    { path: `<rootDir>/${catalogs}/welcome/{locale}`, include: ['<rootDir>/apps/web/src/features/welcome'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
})
