// Renders the first rows of the dashboard before the app has loaded (README.md in this folder), and then starts the
// app. The rows are filled with the early response, in the shape that the build has rendered (shapes.tsx). React
// renders the same markup when it takes over. In unusual cases no rows are rendered.

/** The time for which the app waits for the rows. */
const maxRowsWaitMs = 300

/** The HTML of the dashboard with a sample row of each type. */
let shape

/**
 * Requests the shape in this language and for this width of the window, since React renders different markup for them.
 */
async function fetchShape() {
  const fits = (query) => matchMedia(query).matches
  const window = fits('(max-width: 48em)') ? 'small' : fits('(min-width: 75em)') ? 'wide' : 'middle'
  const response = await fetch(`/${firstScript.getAttribute(`data-${window}-${page.lang}`)}`)
  return response.text()
}

async function drawRows() {
  const sheets = [...document.querySelectorAll('link[as=style]')].map(applyStyleSheet)
  const [{ text }, html] = await Promise.all([early.read, shape, ...sheets])
  const [, profile, dashboard, story, today] = JSON.parse(text).map(({ result }) => result.data)
  const { tags, board } = dashboard
  const order = profile.taskOrder
  const tasks = order === 'manual' ? inManualOrder(dashboard.tasks) : dashboard.tasks
  const open = tasks.filter(({ completed }) => !completed).reverse()
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  const legend = content.querySelector('figure ul')
  const kinds = new Set(board.squares.map(({ kind }) => kind)).size - 1
  const frame = document.querySelector('#root > .layout-UserSkeleton-body')
  // Tasks with dates and those of a family have sections, and an address can filter by tag.
  const isUsual =
    !location.search &&
    !tasks.some(({ schedule }) => schedule) &&
    story == null &&
    !(today.approvals.count + today.promises.count) &&
    !today.groups.some(({ tasks }) => tasks.length) &&
    order !== 'due' &&
    !profile.holidayMode &&
    (!legend || legend.children.length === kinds)
  if (!frame || !isUsual || open.length === 0) return

  // The content security policy refuses style attributes in HTML.
  for (const node of content.querySelectorAll('[data-style]')) {
    node.style = node.dataset.style
    node.removeAttribute('data-style')
  }
  if (legend) legend.parentNode.setAttribute('aria-label', board.name)
  else fill(content.querySelector('[data-opens-board]'), board)
  const list = content.querySelector('[data-row]').parentNode
  const room = list.parentNode.nextSibling
  const more = tasks.filter(({ completed, type }) => !completed || type !== 'todo').length - list.children.length
  if (more > 0) room.style.height = `${more * Number.parseFloat(room.style.height)}rem`
  else room.remove()
  const shapes = [...list.children]
  list.replaceChildren(...open.slice(0, shapes.length).map((task) => rowOf(task, shapes, tags)))
  page.dataset.rows = ''
  const body = content.firstChild
  frame.replaceWith(body)
  handOver(body)
  // Lets the rows be painted before the app occupies the processor.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** As `inOrder` in features/tasks/order.ts. */
const inManualOrder = (tasks) =>
  tasks.toSorted(({ rank: one }, { rank: other }) => (one === other ? 0 : one < other ? -1 : 1))

/** Applies a preloaded style sheet, after those of the page. */
function applyStyleSheet(link) {
  const sheet = Object.assign(link.cloneNode(), { rel: 'stylesheet' })
  return new Promise((resolve, reject) => {
    Object.assign(sheet, { onload: resolve, onerror: () => reject(sheet.remove()) })
    document.head.append(sheet)
  })
}

/** The shape has a row for each type with every possible mark, and two of them show both marks of a result. */
function rowOf(task, shapes, tags) {
  const row = shapes[['todo', 'daily', 'weekly'].indexOf(task.type)].cloneNode(true)
  const marksOf = (shape) => shape.querySelector('.tasks-row-marks').children
  const [, streak, result, notes, dots] = marksOf(row)
  const items = task.checklist
  fill(row, { ...task, checked: items.filter(({ done }) => done).length, items: items.length })
  if (items.length === 0) row.querySelector('.tasks-row-steps').remove()
  const known = task.tags.flatMap((id) => tags.find((tag) => tag.id === id) ?? [])
  dots.replaceChildren(...known.map((tag) => fill(marksOf(shapes[0])[4].firstChild.cloneNode(true), tag)))
  if (task.streak < 2) streak.remove()
  if (task.requireResult) result.replaceWith(marksOf(shapes[task.result === null ? 0 : 1])[2].cloneNode(true))
  else result.remove()
  if (task.notes === '') notes.remove()
  if (known.length === 0) dots.remove()
  return row
}

/** Replaces the placeholders of a shape with values, as text. */
function fill(part, values) {
  const put = (text) => text.replace(/\{(\w+)\}/g, (_all, name) => values[name])
  for (const node of [part, ...part.querySelectorAll('*')]) {
    for (const attribute of node.attributes) {
      if (attribute.value.includes('{')) attribute.value = put(attribute.value)
    }
    if (node.firstChild?.data?.includes('{')) node.firstChild.data = put(node.firstChild.data)
  }
  return part
}

/** Carries over to the app, once, everything that was ticked, typed, pressed or focused on these rows. */
function handOver(rows) {
  const root = rows.parentNode
  let pressed
  let held
  let focused
  const until = new AbortController()
  const always = { capture: true, signal: until.signal }
  const on = (type, listen) => addEventListener(type, ({ target }) => rows.contains(target) && listen(target), always)
  const control = (node) => node.closest('label, button')
  on('submit', (form) => (pressed = form))
  on('click', (node) => (pressed = control(node)))
  on('pointerdown', (node) => (held = control(node)))
  on('focusin', (node) => (focused = node))
  // The app handles shortcuts when it has loaded (layout/use-shortcuts.ts), except those typed into a form.
  const keys = []
  window.keysAhead = keys
  addEventListener('keydown', (event) => event.target.form || keys.push(event), always)
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (held = null), always)
  // Without the app's handler the browser would load the page again.
  rows.addEventListener('submit', (event) => event.preventDefault())
  const observer = new MutationObserver(() => {
    if (rows.isConnected) return
    observer.disconnect()
    until.abort()
    for (const input of rows.querySelectorAll('input')) {
      const own = counterpart(input)
      if (own && own.value !== input.value) write(own, input.value)
      if (own && own.checked !== input.checked) setTimeout(() => own.click())
    }
    if (focused) counterpart(focused)?.focus({ preventScroll: true })
    // A click on a label has already ticked its checkbox.
    if (pressed && pressed.localName !== 'label') setTimeout(press, 0, pressed)
    // An element that is removed while it is pressed gets no click.
    if (held) addEventListener('pointerup', setTimeout.bind(null, press, 0, held), { capture: true, once: true })
  })
  observer.observe(root, { childList: true })

  function press(node) {
    const own = counterpart(node)
    if (node.localName === 'form') own?.requestSubmit()
    else own?.click()
  }

  /** The element of the app's page that corresponds to a prerendered one. */
  function counterpart(node) {
    const row = node.closest('[data-row]')
    const area = row ? `[data-row="${row.dataset.row}"]` : ['nav', 'section', 'main'].find((kind) => node.closest(kind))
    const selector = `${area === 'main' ? '' : 'main '}${area} ${node.localName}`
    // The app shows more rows than were rendered first, so an element beside them is not counted from them.
    const alike = (page) => [...page.querySelectorAll(selector)].filter((one) => row || !one.closest('[data-row]'))
    return alike(root)[alike(rows).indexOf(node)]
  }
}

/** React ignores values set through its own setter, so the setter of the prototype is used. */
function write(input, value) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const { documentElement: page } = document
const firstScript = document.querySelector('script[data-ahead]')
const { early } = window
// Only the app can show queued changes.
const hasChanges = early && Object.keys(localStorage).some((key) => key.startsWith('kept-acts:'))
if (early && !hasChanges && !location.hash) {
  shape = fetchShape()
  shape.catch(() => {})
  const rendered = drawRows().catch(() => {})
  await Promise.race([rendered, new Promise((resolve) => setTimeout(resolve, maxRowsWaitMs))])
}
const application = document.getElementById('start')
application.replaceWith(application.content)
