/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { waitForAnimations } from './accessible.ts'

/**
 * Checks that nothing extends beyond the window, that the page does not scroll sideways, and that no control is clipped
 * out of reach, and no word of a button.
 */
export async function expectToFit(page: Page): Promise<void> {
  // Opening menus overshoot for a moment, so the result may settle.
  await expect.poll(() => widthsOf(page), `what is wider than the window at ${page.url()}`).toEqual(fitting)
}

const fitting = { page: 0, overflows: [] }

async function widthsOf(page: Page): Promise<{ page: number; overflows: string[] }> {
  await waitForAnimations(page)
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    // Scrollable content can be reached; clipped content cannot.
    const isHidden = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        if (overflowX === 'auto' || overflowX === 'scroll') return false
        const [inner, outer] = [element.getBoundingClientRect(), at.getBoundingClientRect()]
        const isOut = inner.right > outer.right + 1 || inner.left < outer.left - 1
        if (isOut && overflowX !== 'visible' && outer.width > 1) return true
      }
      return false
    }
    const isCut = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (at instanceof SVGElement || getComputedStyle(at).overflowX !== 'visible') return true
      }
      return false
    }
    const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
    const reachesOut = shown.filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (right > edge + 1 || left < -1) && !isCut(element)
    })
    const isControl = (element: Element) => element.matches('a, button, input, textarea, label, [role=menuitem]')
    const lost = shown.filter((element) => isControl(element) && isHidden(element))
    const range = document.createRange()
    // Words that end in an ellipsis say themselves that they are cut. A picture may be cut.
    const mayEnd = (text: Node, button: Element) => {
      for (let at = text.parentElement; at && at !== button; at = at.parentElement) {
        if (at instanceof SVGElement || getComputedStyle(at).textOverflow === 'ellipsis') return true
        if (at.getBoundingClientRect().width <= 1) return true
      }
      return false
    }
    const hasCutWords = (button: Element) => {
      const box = button.getBoundingClientRect()
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        if (mayEnd(texts.currentNode, button)) continue
        range.selectNodeContents(texts.currentNode)
        const words = range.getBoundingClientRect()
        if (words.width > 1 && (words.right > box.right || words.left < box.left)) return true
      }
      return false
    }
    const cut = [...document.body.querySelectorAll('button')].filter(
      (button) => button.checkVisibility() && hasCutWords(button),
    )
    const overflows = [...reachesOut, ...lost, ...cut].map(
      (element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`,
    )
    return { page: document.documentElement.scrollWidth - edge, overflows }
  })
}
