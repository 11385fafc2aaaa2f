/** Elements as React draws them: within values `"`, `<` and `>` are escaped. */
const styled = /<\w[^<>]*?\sstyle="([^"]*)"[^<>]*>/g

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/**
 * Moves what stands in `style` attributes into classes, with the rules to go into the page's style. The content security
 * policy lets a style element be by its hash; for attributes there is but one word, which lets anybody's be.
 */
export function withoutStyleAttributes(html: string): { html: string; style: string } {
  const names = new Map<string, string>()
  const changed = html.replace(styled, (tag, value: string) => {
    const declarations = value.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    const name = names.get(declarations) ?? `drawn-${names.size}`
    names.set(declarations, name)
    const bare = tag.replace(` style="${value}"`, '')
    return /\sclass="/.test(bare)
      ? bare.replace(/(\sclass="[^"]*)"/, `$1 ${name}"`)
      : bare.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`)
  })
  // As with the attributes, no rule for classes outweighs them.
  const rules = [...names].map(([declarations, name]) => `#root .${name}{${declarations}}`)
  return { html: changed, style: rules.join('') }
}
