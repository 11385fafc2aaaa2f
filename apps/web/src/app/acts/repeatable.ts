export { repeatable } from '../mutations/repeatable.ts'
