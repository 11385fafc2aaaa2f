import { createHash } from 'node:crypto'
import type { Plugin, ResolvedConfig, UserConfig } from 'vite'
import { loadRenderer } from './renderer.ts'
import { tellFirstScript } from './tell-first-script.ts'

type Renderer = typeof import('../src/prerender/dashboard.tsx')

/**
 * Draws the shape of the dashboard while building, a file for each language and kind of window, and tells `draw-ahead.js`
 * their names: it fills in the first rows while the application is on its way.
 */
export function drawDashboard(using: Pick<UserConfig, 'css' | 'plugins'>): Plugin {
  let config: ResolvedConfig
  const files: [name: string, path: string][] = []
  return {
    name: 'draw-dashboard',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      const { draw, locales, windows } = await loadRenderer<Renderer>('dashboard', config, using)
      for (const locale of locales) {
        for (const window of windows) {
          const source = await draw(window, locale)
          const fileName = `assets/${createHash('sha256').update(source).digest('base64url').slice(0, 7)}.html`
          this.emitFile({ type: 'asset', fileName, source })
          files.push([`${window}-${locale}`, fileName])
        }
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        return tellFirstScript(html, files)
      },
    },
  }
}
