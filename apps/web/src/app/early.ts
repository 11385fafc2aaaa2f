type Early = { url: string; answer: Promise<Response> }

/**
 * The answer for which `first-paint.js` has asked before the application was there. The first request takes it, or, when
 * that asks for something else, it is dropped: nobody may come upon it later, when somebody else is signed in.
 */
export function early(url: unknown): Promise<Response> | undefined {
  const page = window as { early?: Early | undefined }
  const { early } = page
  page.early = undefined
  return early?.url === url ? early?.answer : undefined
}
