/** The Mantine pieces that the frame and nearly every page draw with. Others come with the page or dialog that needs them. */
const everyday = [
  'ActionIcon',
  'Button',
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

/**
 * Left alone the bundler makes a file of every few shared lines, and each file costs a request with its headers. These
 * few groups are loaded whole: what every page needs, what every signed-in page needs, and the board.
 */
export const chunkGroups = [
  {
    name: 'frame',
    priority: 3,
    test: new RegExp(
      [
        'node_modules/(react|react-dom|scheduler|use-sync-external-store|clsx)/',
        'node_modules/(@tanstack|@trpc|@lingui)/',
        `node_modules/@mantine/core/esm/(core|components/(${everyday}))/`,
        'node_modules/@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
        'vite/(preload-helper|modulepreload)',
        'apps/web/src/(app/(?!errors)|routeTree)',
        'packages/i18n/src/[a-z]+\\.ts',
        'rolldown/runtime',
      ].join('|'),
    ),
  },
  { name: 'player', priority: 2, test: /apps\/web\/src\/(layout|ui)\/(?!Dialog|Toasts|confirm|PublicLayout)/ },
  { name: 'board', priority: 1, test: /apps\/web\/src\/features\/board\/(?!themes\/(?!load))/ },
]
