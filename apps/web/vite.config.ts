import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { className } from './build/class-name.ts'
import { finish } from './build/finish.ts'
import { firstLoad } from './build/first-load.ts'
import { mantine } from './build/mantine.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** The chunks that the first signed-in page loads. */
const signedInChunks = ['frame', 'signed-in', 'board']

/**
 * A comment that makes Chromium compile the whole file on a background thread while it downloads. Otherwise it parses
 * each function twice: once to find its end, and again when the page calls it.
 */
const compileHint = '//# allFunctionsCalledOnLoad'

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
    mantine(),
    ...texts(),
    firstLoad(signedInChunks, 'nunito-latin', { plugins: texts(), css }),
    finish({ plugins: texts(), css }),
  ],
  resolve: {
    alias: [
      // It adds a style element, which the content security policy blocks.
      { find: 'react-style-singleton', replacement: join(import.meta.dirname, 'src/app/style-singleton.ts') },
      // React has `useSyncExternalStore`, so the shim is not needed.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  css,
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/trpc': { target: server, ws: true }, '/api': server, '/oauth': server, '/generated-avatars': server },
  },
  build: {
    target: 'baseline-widely-available',
    // A data: URL would be refused by the content security policy for fonts, and cannot be cached apart.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser of the target preloads modules by itself.
      polyfill: false,
      // A page names its modules. Code that is loaded later finds its own: looking for each of them in a page of 500
      // tasks takes longer than loading them.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    // Two per cent smaller than the bundler's own minifier.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 } },
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
        postBanner: ({ name }) => (signedInChunks.includes(name) ? compileHint : ''),
        // Every chunk names those that it may load: short names, for a hundred of them in what everyone fetches.
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
