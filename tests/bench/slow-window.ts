/// <reference lib="dom" />
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { medianOf } from './median.ts'

/** How many times slower than this machine's CPU. */
export const slowdown = 4

/** Added latency of each request. */
const latencyMs = 300

/** The time from the start of a visit in which tasks count as part of it. */
const afterglowMs = 5000

type Watched = {
  visible: number
  rendered: number
  tasks: number[]
  frames: number[]
  /** Calls when the next frame is drawn. */
  afterFrame: (drawn: () => void) => void
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Opens a page with a slow CPU that measures itself. */
export async function openSlow(context: BrowserContext) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.addInitScript(watch)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return {
    load: (url: string) => load(page, url),
    scroll: () => scroll(page, devtools),
    complete: () => complete(page, devtools),
    search: () => search(page, context),
    beFast: (): Promise<unknown> => devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 }),
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const afterFrame: Watched['afterFrame'] = (drawn) => {
    // The message arrives when the frame has been drawn.
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = drawn
      channel.port2.postMessage(null)
    })
  }
  window.watched = { visible: 0, rendered: 0, tasks: [], frames: [], afterFrame }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.watched.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    if (!document.querySelector('[data-row]')) return
    observer.disconnect()
    afterFrame(() => {
      window.watched.visible = performance.now()
    })
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
}

/** @returns milliseconds from the start of the visit to the drawn list, of the longest task, and of all long tasks */
async function load(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'commit' })
  // Polling the page would take CPU time from it.
  await page.waitForTimeout(afterglowMs)
  const { visible, tasks } = await page.evaluate(() => window.watched)
  if (visible === 0) throw new Error(`${url} shows no list after ${afterglowMs} ms`)
  return { visible, longest: Math.max(0, ...tasks), total: tasks.reduce((sum, task) => sum + task, 0) }
}

/** Scrolls through the whole page. @returns milliseconds of the longest frame */
async function scroll(page: Page, devtools: CDPSession): Promise<number> {
  await page.evaluate(() => {
    let before = performance.now()
    const frame = (now: number) => {
      window.watched.frames.push(now - before)
      before = now
      if (window.watched.frames.length < 10_000) requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  await page.evaluate(() => window.watched.frames.splice(0))
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 500,
    y: 600,
    yDistance: -6000,
    speed: 6000,
    gestureSourceType: 'mouse',
  })
  const frames = await page.evaluate(() => window.watched.frames)
  return Math.max(...frames)
}

/** The time for which a finger holds the button of a mouse. */
const pressedMs = 80

/**
 * Completes a visible task with a click, as a person does: the pointer is over the checkbox before the button is
 * pressed, and it is released a moment later.
 * @returns milliseconds from the release to the frame with the changed row
 */
async function complete(page: Page, devtools: CDPSession): Promise<number> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  const target = page.locator('[data-row]:not([data-done])').nth(20)
  const checkbox = target.getByRole('checkbox')
  await checkbox.hover()
  await page.waitForTimeout(300)
  await page.evaluate(() => {
    window.watched.visible = 0
    let clicked = 0
    addEventListener('pointerup', (event) => (clicked = event.timeStamp), { capture: true, once: true })
    const observer = new MutationObserver(() => {
      observer.disconnect()
      window.watched.afterFrame(() => {
        window.watched.visible = performance.now() - clicked
      })
    })
    observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-done'] })
  })
  await page.mouse.down()
  await page.waitForTimeout(pressedMs)
  await page.mouse.up()
  await page.waitForFunction(() => window.watched.visible > 0)
  return page.evaluate(() => window.watched.visible)
}

/**
 * Searches without a connection, key by key.
 * @returns medians of milliseconds from the input event to the results in the page, and to the frame with them
 */
async function search(page: Page, context: BrowserContext) {
  await context.setOffline(true)
  await page.locator('[data-opens-search]').first().click()
  await page.waitForTimeout(1000)
  const rendered: number[] = []
  const drawn: number[] = []
  for (const key of 'desk 4') {
    await page.evaluate(() => {
      window.watched.visible = 0
      const listen = (event: Event) => {
        const begun = performance.now()
        const observer = new MutationObserver(() => {
          window.watched.rendered = performance.now() - begun
        })
        observer.observe(document.body, { childList: true, subtree: true })
        window.watched.afterFrame(() => {
          observer.disconnect()
          window.watched.visible = performance.now() - event.timeStamp
        })
      }
      addEventListener('input', listen, { capture: true, once: true })
    })
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForFunction(() => window.watched.visible > 0)
    const { rendered: one, visible } = await page.evaluate(() => window.watched)
    rendered.push(one)
    drawn.push(visible)
    await page.waitForTimeout(300)
  }
  await context.setOffline(false)
  // Once to empty the field, once to close it.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  return { found: medianOf(rendered), foundDrawn: medianOf(drawn) }
}
