import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, addExtensions: true, quoteStyle: 'single' }),
    react(),
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
    preloadFont('nunito-latin'),
    precompress(),
  ],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/trpc': { target: server, ws: true }, '/api': server },
  },
  build: {
    target: 'baseline-widely-available',
    // A data: URL would be refused by the content security policy for fonts, and cannot be cached apart.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
})
