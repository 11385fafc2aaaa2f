/*
 * Runs in the page of the API's documentation before the program that draws it. That program writes styles in ways which the
 * content security policy refuses: here they become ways that it lets be for scripts, and for scripts alone.
 */
;(() => {
  // Zod asks whether it may compile its schemas: the policy would refuse, and browsers tell of refusals.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

  const { nonce } = document.currentScript
  const { createElement } = Document.prototype
  Document.prototype.createElement = function (...given) {
    const element = createElement.apply(this, given)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }

  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style') this.style.cssText = value
    else setAttribute.call(this, name, value)
  }

  // The one style within markup: how many lines an example has, for their numbers.
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
