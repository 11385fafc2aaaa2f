/** A random UUID. Browsers have `randomUUID` on secure pages only, and home servers often have no TLS. */
export const newId = (): string =>
  crypto.randomUUID?.() ??
  // Replaces each 0, 1 and 8 with a random digit. Of the 8, two bits are fixed by the format.
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (randomByte() & (15 >> (Number(digit) / 4)))).toString(16),
  )

const randomByte = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
