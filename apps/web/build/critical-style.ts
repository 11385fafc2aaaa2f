import { readFile } from 'node:fs/promises'
import postcss, { type Container } from 'postcss'

/**
 * Returns the rules of the style sheets, in order, that can apply to a page as rendered: those whose classes it has.
 * States, attributes and elements in selectors are not checked.
 */
export async function criticalStyle(sheets: string[], html: string): Promise<string> {
  const classes = new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const parts = await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))
  return parts.map((sheet) => needed(sheet, classes)).join('')
}

function needed(sheet: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(sheet)
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
    const kept = rule.selectors.filter((selector) => canMatch(selector, classes))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  root.walkComments((comment) => {
    comment.remove()
  })
  removeEmpty(root)
  return root.toString()
}

/** Classes within `:is()`, `:not()` and similar are alternatives, or must be absent. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  let outer = selector.replaceAll(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== outer; ) {
    before = outer
    outer = outer.replaceAll(/:[\w-]+\([^()]*\)/g, '')
  }
  return [...outer.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].every(([, name = '']) => classes.has(name))
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return
    removeEmpty(node as Container)
    if (node.nodes.length === 0) node.remove()
  })
}
