export { createStore as createCell, useStore as useCell } from './store.ts'
