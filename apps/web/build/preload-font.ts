import type { Plugin } from 'vite'

/**
 * Asks for one font file while the page is still being read: without it the browser learns of the font only after the
 * style sheet. Only the subset that every language needs (it has the digits); the others come by unicode-range.
 */
export function preloadFont(name: string): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((path) => path.includes(name) && path.endsWith('.woff2'))
        if (!file) throw new Error(`The build has no font file named ${name}.`)
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}
