import { minify } from 'terser'

/** A script that is not part of the bundle, minified. */
export async function minified(code: string): Promise<string> {
  const { code: short } = await minify(code, { module: true, ecma: 2020 })
  if (short === undefined) throw new Error('A script could not be minified.')
  return short
}
