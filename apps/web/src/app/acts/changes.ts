export { added } from '../mutations/changes.ts'
