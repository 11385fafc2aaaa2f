/** The start of a cell that spreadsheets run as a formula, after any number of the quotes that this module adds. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

const quoted = /^'+[=+\-@\t\r\n＝＋－＠]/

/**
 * Makes a cell safe for spreadsheets: a formula gets a quote before it, as OWASP recommends. Text that starts with
 * such a quote gets another one, so `restore` is exact.
 */
export const neutralise = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)

/** The original text of a cell. */
export const restore = (cell: string): string => (quoted.test(cell) ? cell.slice(1) : cell)
