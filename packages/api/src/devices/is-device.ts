import { allEqual } from '@questboard/db/drizzle'
import { devices } from '@questboard/db/schema'
import type { OfDevice } from './schema.ts'

/** A condition for a device of a group. */
export const isDevice = ({ groupId, deviceId }: OfDevice) => allEqual(devices, { id: deviceId, groupId })
