export { openOnce } from '../mutations/open-once.ts'
