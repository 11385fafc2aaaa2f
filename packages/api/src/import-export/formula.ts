/** What a spreadsheet takes for the beginning of a formula, after any number of the quotes that are put before one. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

const quoted = /^'+[=+\-@\t\r\n＝＋－＠]/

/**
 * A cell that no spreadsheet runs: what looks like a formula gets a quote before it, as OWASP advises against injection. Text
 * that has one already gets another, so that it can be taken off again.
 */
export const neutralise = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)

/** The cell as it was before it was neutralised. */
export const restore = (cell: string): string => (quoted.test(cell) ? cell.slice(1) : cell)
