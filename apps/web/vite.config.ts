import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { className } from './build/class-name.ts'
import { compileAhead } from './build/compile-ahead.ts'
import { drawDashboard } from './build/draw-dashboard.ts'
import { inlineRuntime } from './build/inline-runtime.ts'
import { mantineStyles } from './build/mantine-styles.ts'
import { mantineVariables } from './build/mantine-variables.ts'
import { onePathIcons } from './build/one-path-icons.ts'
import { plainNumbers } from './build/plain-numbers.ts'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'
import { prerender } from './build/prerender.ts'
import { reactAsModules } from './build/react-as-modules.ts'
import { serviceWorker } from './build/service-worker.ts'
import { startAhead } from './build/start-ahead.ts'
import { tighten, tightenPublic } from './build/tighten.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** The chunks of which every first visit consists. */
const ofFirstVisit = ['frame', 'signed-in', 'board']

const css = { modules: { generateScopedName: className } }

/** Texts are written in the code, and translated in the catalogs. */
const texts = () => [
  lingui({ cwd: import.meta.dirname }),
  babel({
    presets: [
      {
        preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
        // Babel is slow beside the bundler's own parser: only files that use a macro pass through it.
        rolldown: { filter: { id: { include: /src\/.*\.tsx?(\?|$)/ }, code: '/macro' } },
      },
    ],
  }),
]

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, addExtensions: true, quoteStyle: 'single' }),
    react(),
    reactAsModules(),
    onePathIcons(),
    plainNumbers(),
    mantineStyles(),
    mantineVariables(),
    ...texts(),
    preloadFont('nunito-latin'),
    startAhead(ofFirstVisit),
    drawDashboard({ plugins: [onePathIcons(), ...texts()], css }),
    inlineRuntime(ofFirstVisit),
    tighten(ofFirstVisit),
    compileAhead(ofFirstVisit),
    tightenPublic({
      'first-paint.js': ['first-paint.js', 'draw-ahead.js'],
      'first-visit.js': ['first-paint.js', 'first-visit.js'],
    }),
    prerender({ plugins: texts(), css }),
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    // React has had this hook for long: nothing is left to fill in.
    alias: [
      { find: 'react-style-singleton', replacement: join(import.meta.dirname, 'src/app/style-singleton.ts') },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  css,
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/trpc': { target: server, ws: true }, '/api': server, '/generated-avatars': server },
  },
  build: {
    target: 'baseline-widely-available',
    // A data: URL would be refused by the content security policy for fonts, and cannot be cached apart.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // React asks for parts of its scheduler that only tests have.
      checks: { importIsUndefined: false },
      treeshake: {
        // To read a property changes nothing, and tRPC's files do nothing but define: what is not used may go.
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: /\/node_modules\/@trpc\//, sideEffects: false }],
      },
      output: {
        codeSplitting: { groups: chunkGroups },
        // Every chunk names those that it may load: short names, for a hundred of them in what everybody fetches.
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
