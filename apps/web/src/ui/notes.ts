export { announce, showToast as showNote, undoToast as undoNoted } from './toasts.ts'
