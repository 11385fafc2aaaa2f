/** Elements as React renders them: within values `"`, `<` and `>` are escaped. */
const styled = /<\w[^<>]*?\sstyle="([^"]*)"[^<>]*>/g

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/**
 * Moves `style` attributes into classes and returns their rules for the page's style element. The content security
 * policy can allow a style element by its hash, but style attributes only all at once.
 */
export function withoutStyleAttributes(html: string): { html: string; style: string } {
  const names = new Map<string, string>()
  const changed = html.replace(styled, (tag, value: string) => {
    const declarations = value.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    const name = names.get(declarations) ?? `style-${names.size}`
    names.set(declarations, name)
    const bare = tag.replace(` style="${value}"`, '')
    return /\sclass="/.test(bare)
      ? bare.replace(/(\sclass="[^"]*)"/, `$1 ${name}"`)
      : bare.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`)
  })
  // Like attributes, these rules override the rules of classes.
  const rules = [...names].map(([declarations, name]) => `#root .${name}{${declarations}}`)
  return { html: changed, style: rules.join('') }
}
