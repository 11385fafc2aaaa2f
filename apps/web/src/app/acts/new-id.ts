export { newId } from '../mutations/new-id.ts'
