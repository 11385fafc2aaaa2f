export { type TestDatabase, testDatabase } from '@questboard/db/testing'
