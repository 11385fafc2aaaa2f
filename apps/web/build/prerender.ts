import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResolvedConfig, Rolldown, UserConfig } from 'vite'
import type { PrerenderedPage } from '../src/prerender/render.tsx'
import { fontFile, hasModule } from './bundle-files.ts'
import { criticalStyle } from './critical-style.ts'
import { loadRenderer } from './renderer.ts'
import { withoutStyleAttributes } from './style-attributes.ts'

type Renderer = typeof import('../src/prerender/render.tsx')

/** The server replaces this with its public address: links for sharing must be absolute. */
const originPlaceholder = '%ORIGIN%'

/**
 * Prerenders the public pages in both languages, so that they can be read without the app. The server chooses among the
 * files in pages/. Each contains its critical style, which the content security policy allows by its hash. The rest of
 * the style waits in a template at the end until public/first-visit.js requests it.
 */
export async function prerender(
  config: ResolvedConfig,
  bundle: Rolldown.OutputBundle,
  using: Pick<UserConfig, 'css' | 'plugins'>,
) {
  const folder = join(config.root, config.build.outDir)
  const renderer = await loadRenderer<Renderer>('src/prerender/render.tsx', config, using)
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  await mkdir(join(folder, 'pages'), { recursive: true })
  const files: object[] = []
  const write = async (about: { path: string; locale: string; google?: boolean | undefined }, html: string) => {
    const { path, locale, google } = about
    const file = [path.slice(1) || 'landing', ...(google ? ['google'] : []), locale, 'html'].join('.')
    files.push({ ...about, file, styles: hashesOfStyles(html) })
    await writeFile(join(folder, 'pages', file), html)
  }
  const prerenderedPaths = new Set(renderer.prerenderedPages.map(({ path }) => path))
  for (const locale of renderer.locales) {
    for (const page of renderer.prerenderedPages) {
      const { path, google } = page
      const head = withHead(shell, path, locale, renderer)
      const html = await withPage(head, { page, locale, renderer, bundle, folder })
      await write({ path, locale, google }, html)
    }
    for (const path of Object.keys(renderer.heads)) {
      if (!prerenderedPaths.has(path)) await write({ path, locale }, withHead(shell, path, locale, renderer))
    }
  }
  await writeFile(join(folder, 'pages', 'pages.json'), JSON.stringify(files))
}

/** The shell, with the title and description of a page in one language. */
function withHead(shell: string, path: string, locale: 'bg' | 'en', { heads, locales }: Renderer): string {
  const head = heads[path]?.[locale]
  if (!head) throw new Error(`The page ${path} has no title and description.`)
  const [title, description] = [escaped(head.title), escaped(head.description)]
  const url = `${originPlaceholder}${path}`
  const languages = locales.map((lang) => `<link rel="alternate" hreflang="${lang}" href="${url}?lang=${lang}" />`)
  const shared = {
    'og:site_name': 'Questboard',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': locale === 'bg' ? 'bg_BG' : 'en_GB',
    'og:image': `${originPlaceholder}/landing/share-${locale}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  const tags = [
    `<link rel="canonical" href="${url}" />`,
    ...languages,
    `<link rel="alternate" hreflang="x-default" href="${url}" />`,
    ...Object.entries(shared).map(([name, content]) => `<meta property="${name}" content="${content}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
  return replaced(shell, [
    ['<html lang="en">', `<html lang="${locale}" data-mantine-color-scheme="light">`],
    [/<title>.*?<\/title>/, `<title>${title}</title>`],
    [/<meta name="description"[^>]*>/, `<meta name="description" content="${description}" />`],
    ['</head>', `  ${tags.join('\n    ')}\n  </head>`],
  ])
}

type PageContext = {
  page: PrerenderedPage
  locale: 'bg' | 'en'
  renderer: Renderer
  bundle: Rolldown.OutputBundle
  folder: string
}

/** The first paint waits for the end of the page. Half of a card in the middle of the screen would move as it grows. */
const wholePage = '<link rel="expect" href="#application" blocking="render" />'

/** The shell with the rendered page. Scripts and whole style sheets load with the first interaction. */
async function withPage(whole: string, { page, locale, renderer, bundle, folder }: PageContext): Promise<string> {
  const { shell, application } = withoutStart(whole)
  const { html, style: ownStyle } = withoutStyleAttributes(await renderer.renderPage(page, locale))
  const chunks = [...new Set(page.files.flatMap((file) => chunksOf(bundle, file)))]
  const sheets = [...shell.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g)].map(([, file = '']) => file)
  const more = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const texts = ['app', page.catalog].flatMap((name) => chunksOf(bundle, `catalogs/${name}/${locale}.po`))
  const style = await criticalStyle(
    [...new Set([...sheets, ...more])].map((file) => join(folder, file)),
    html,
  )
  const late = [...shell.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([tag]) => tag)
  const ahead = [...new Set([...chunks, ...texts].map(({ fileName }) => fileName))]
    .filter((file) => !shell.includes(`href="/${file}"`))
    .map((file) => `<link rel="modulepreload" href="/${file}" />`)
  return replaced(
    late.reduce((rest, tag) => rest.replace(tag, ''), shell),
    [
      [
        '</head>',
        `  ${wholePage}\n    <style>${style}${ownStyle}[data-other] #root{display:none}</style>${locale === 'bg' ? fontFor(bundle, 'nunito-cyrillic') : ''}\n  </head>`,
      ],
      ['<div id="root"></div>', `<div id="root">${html}</div>`],
      [
        /<script src="\/first-paint\.js"[^>]*><\/script>/,
        `<script src="/first-paint.js"></script>\n    <script src="/first-visit.js"></script>`,
      ],
      [
        '</body>',
        `<template id="application">${[application, ...late, ...ahead].join('\n      ')}</template>\n  </body>`,
      ],
    ],
  )
}

/** Takes the app's script out of the shell. first-visit.js adds it when the page is used. */
function withoutStart(whole: string): { shell: string; application: string } {
  const [template = '', application = ''] = /<template id="start">(.*?)<\/template>\n?/.exec(whole) ?? []
  if (!application) throw new Error('The page does not load the application.')
  const shell = replaced(whole, [
    [template, ''],
    [/<script type="module"[^>]*><\/script>/, ''],
    [/<link rel="modulepreload"[^>]*>/g, ''],
  ])
  return { shell, application }
}

/** The chunk of a source file, after the chunks that it imports. */
function chunksOf(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const home = chunks.find((chunk) => hasModule(chunk, source))
  if (!home) throw new Error(`No file of the build holds ${source}.`)
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') add(imported)
    }
    found.add(chunk)
  }
  add(home)
  return [...found]
}

/** The hashes of the style elements of a page, for the content security policy. */
const hashesOfStyles = (html: string): string[] =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style = '']) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
  )

const fontFor = (bundle: Rolldown.OutputBundle, name: string): string =>
  `\n    <link rel="preload" href="/${fontFile(bundle, name)}" as="font" type="font/woff2" crossorigin="" />`

function replaced(html: string, changes: [string | RegExp, string][]): string {
  return changes.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`The page has no ${from}.`)
    return text.replace(from, () => to)
  }, html)
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
