/** The Mantine components that most forms and pages use. The frame and the dashboard use components from `ui/`. */
const everyday = [
  'ActionIcon',
  'Button',
  'CloseButton',
  'Group',
  'Input',
  'Loader',
  'Paper',
  'Skeleton',
  'Stack',
  'Text',
  'Title',
  'Transition',
  'UnstyledButton',
  'VisuallyHidden',
].join('|')

const frame = [
  'node_modules/(react|react-dom|scheduler|use-sync-external-store|clsx)/',
  'node_modules/(@tanstack|@trpc|@lingui)/',
  'node_modules/@mantine/core/esm/core/MantineProvider/',
  'node_modules/@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes|icons/Icon(Check|Flame|X).mjs)',
  'vite/(preload-helper|modulepreload)',
  'rolldown/runtime',
  'packages/i18n/src/(index|locales|numbers)\\.ts',
  'packages/api/src/kernel/(days|compare-text)',
  'apps/web/src/(main|app/(?!mutations|area-catalogs|connection|Needs|just-joined|replace-prerendered|browser-token|start-session|sign-out|errors|live/(?!when-quiet)|retry/(?!retry-link)|change-locale|reload-after-deployment|check-fields|form-failure|format-dates|day-with|or-not-found|refusal-details|LoadError|LoadingOrError|use-pages|use-submit)|routeTree)',
  'apps/web/src/ui/(Amount|Button|Heading|IconButton|Logo|PageSkeleton|Portrait|Progress|Segments|Skeleton|VisuallyHidden|(Dialog|Alert)Host|dialogs|alerts|use-(is-small|media))',
  'apps/web/src/layout/(LanguageSwitch|SchemeSwitch|SkipLink|PageAnnouncer|UserSkeleton|TopBar.module)',
  'apps/web/src/features/(notifications/count|dashboard/(DashboardSkeleton|DashboardLayout|load-today)|board/(board-theme|themes/load))',
]

/** Everything that all forms share: fields, validation and its messages. */
const forms = [
  'node_modules/(zod|@mantine/form)/',
  'packages/api/src/',
  'node_modules/@mantine/core/esm/components/(Alert|InputBase|TextInput|Textarea)/',
  'apps/web/src/(app/(check-fields|browser-token|form-failure|refusal-details|use-submit)|ui/Form(Buttons|Problem))',
]

/** Fields that only some forms have. */
const fields = 'node_modules/@mantine/core/esm/components/(Chip|NumberInput|SegmentedControl|Switch)/'

/** What the pages for signing in load before they are shown. */
const waysIn =
  'apps/web/src/features/(account/(prepare-sign-in|check-link|after-sign-in)|invitations/check-invitation|social/finish-)'

/**
 * By default the bundler writes a file for every few shared lines, and each file costs a request with its headers.
 * These few groups are loaded whole, with their imports: the code of every page, the board, and the dashboard.
 */
export const chunkGroups = [
  { name: 'frame', priority: 3, test: new RegExp(frame.join('|')) },
  { name: 'mantine', priority: 2, test: new RegExp(`node_modules/@mantine/core/esm/(core|components/(${everyday}))/`) },
  { name: 'forms', priority: 2, test: new RegExp(forms.join('|')) },
  { name: 'fields', priority: 1, test: new RegExp(fields) },
  { name: 'icons', priority: 0, minShareCount: 2, test: /node_modules\/@tabler\/icons-react/ },
  { name: 'board', priority: 2, test: /apps\/web\/src\/features\/board\/Board(View|Strip)\.tsx/ },
  // The dashboard shows no dates at first.
  { name: 'dates', priority: 2, test: /packages\/i18n\/src\/dates|apps\/web\/src\/app\/(format-dates|day-with)/ },
  { name: 'ways-in', priority: 1, test: new RegExp(waysIn) },
  { name: 'signed-in', priority: 1, test: /apps\/web\/src\/routes\/-signed-in\.tsx/ },
]
