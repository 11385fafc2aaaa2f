/** A random UUID. Browsers give `randomUUID` to secure pages alone; at home the server is often reached without TLS. */
export const newId = (): string =>
  crypto.randomUUID?.() ??
  // Each 0, 1 and 8 becomes random digits; of the 8, two bits stay as the format asks.
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (randomByte() & (15 >> (Number(digit) / 4)))).toString(16),
  )

const randomByte = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
