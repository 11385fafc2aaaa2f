export { canUndo as isHeld } from '../mutations/undoable.ts'
