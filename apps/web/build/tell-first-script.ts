const script = '<script src="/first-paint.js"'

/** Tells the script that runs before the page is painted what only the build knows, as attributes of its element. */
export function tellFirstScript(html: string, told: (readonly [name: string, value: string])[]): string {
  if (!html.includes(script)) throw new Error('The page has no script that runs before it is painted.')
  return html.replace(script, [script, ...told.map(([name, value]) => `data-${name}="${value}"`)].join(' '))
}
