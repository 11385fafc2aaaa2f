/** An e-mail address that no account has. */
export const newAddress = () => `${crypto.randomUUID()}@example.org`
