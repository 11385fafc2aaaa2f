import type { Plugin, Rolldown } from 'vite'
import { tellFirstScript } from './tell-first-script.ts'

/**
 * Tells `first-paint.js` the files that the first page of somebody who is signed in will ask for, and those of the texts:
 * it sends for them while the application is still on its way.
 */
export function startAhead(chunks: string[]): Plugin {
  return {
    name: 'start-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const found = chunks.map((name) => chunkOf(bundle, ({ name: own }) => own === name))
        const sheets = found.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        const files = new Set([...found.map(({ fileName }) => fileName), ...sheets])
        return startedBehindRows(
          tellFirstScript(html, [
            ...['en', 'bg'].map((locale) => [locale, textsOf(bundle, locale).fileName] as const),
            ['ahead', [...files].filter((file) => !html.includes(file)).join(' ')],
          ]),
        )
      },
    },
  }
}

/** The application waits at the end of the page, on its way meanwhile, until `draw-ahead.js` starts it. */
function startedBehindRows(html: string): string {
  const [script] = /<script type="module"[^>]*><\/script>/.exec(html) ?? []
  if (!script) throw new Error('The page has no application.')
  const ahead = script.replace('<script type="module"', '<link rel="modulepreload"')
  return html
    .replace(script, ahead.replace(' src=', ' href=').replace('></script>', '>'))
    .replace('</body>', `  <template id="start">${script}</template>\n  </body>`)
}

const textsOf = (bundle: Rolldown.OutputBundle, locale: string): Rolldown.OutputChunk =>
  chunkOf(bundle, ({ moduleIds }) => moduleIds.some((id) => id.split('?', 1)[0]?.endsWith(`catalogs/app/${locale}.po`)))

/** @throws unless it is one and no other: files of routes have the names of groups of the bundler, too */
function chunkOf(bundle: Rolldown.OutputBundle, is: (chunk: Rolldown.OutputChunk) => boolean): Rolldown.OutputChunk {
  const [found, ...others] = Object.values(bundle).filter((file) => file.type === 'chunk' && is(file))
  if (found?.type !== 'chunk' || others.length > 0) throw new Error('What the first page asks for is not one file.')
  return found
}
