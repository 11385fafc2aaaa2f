/*
 * The numbers of advisory locks. PostgreSQL keeps locks of one key (64 bits) apart from those of two keys (32 bits
 * each), so the same number is free in the other kind. Other locks have the 64-bit hash of a text as their one key, which
 * practically never equals one of these. A number never changes: old and new servers run together during an update.
 */

/** One key: servers that start at once wait for each other. */
export const migrationLock = 7_285_104

/** One key, on the server of tests: processes that prepare the template database wait for each other. */
export const templateLock = 7_285_105

/** The first of two keys; the second is a hash of the reference of a grant of gems. */
export const grantLock = 7_285_105

/** One key: sending gems and taking them back after a refund exclude each other. */
export const transferLock = 7_285_119

/** No key: the seed of the hash of an address, which is the one key. */
export const addressSeed = 7_285_104
