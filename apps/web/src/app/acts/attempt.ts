export { attempt } from '../mutations/attempt.ts'
