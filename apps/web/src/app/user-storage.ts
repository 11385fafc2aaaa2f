/** Whether this browser is a family tablet. Becoming one, or no longer being one, loads the page again. */
export const isTablet = 'qb-device' in localStorage

/** Where a session and what belongs to its user are stored. On a family tablet this is the tab, so nothing stays. */
export const userStorage = isTablet ? sessionStorage : localStorage
