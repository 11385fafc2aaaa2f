export { ToastBarHost as NoteHost } from './ToastBarHost.tsx'
