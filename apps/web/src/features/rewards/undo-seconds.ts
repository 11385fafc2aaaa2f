/** How long redeeming can be undone, in seconds. Its call waits that long. */
export const undoSeconds = 10
