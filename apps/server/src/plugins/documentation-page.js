/*
 * Runs in the API documentation page before its viewer. The viewer writes inline styles, which the content security
 * policy refuses. This code replaces them by calls that the policy allows to scripts.
 */
;(() => {
  // Zod probes whether it may compile its schemas with eval. The policy would refuse and browsers would report it.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

  const { nonce } = document.currentScript
  const { createElement } = Document.prototype
  Document.prototype.createElement = function (...args) {
    const element = createElement.apply(this, args)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }

  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style') this.style.cssText = value
    else setAttribute.call(this, name, value)
  }

  // The one style within markup: the number of lines of an example, for its line numbers.
  const lines = / style="(--line-count: \d+; --line-digits: \d+;)"/g
  const innerHtml = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...innerHtml,
    set(html) {
      innerHtml.set.call(this, String(html ?? '').replace(lines, ' data-lines="$1"'))
      for (const element of this.querySelectorAll('[data-lines]')) element.style.cssText = element.dataset.lines
    },
  })
})()
