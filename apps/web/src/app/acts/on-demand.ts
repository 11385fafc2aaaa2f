export { onDemand, showNotOpened as tellNotOpened } from '../mutations/on-demand.ts'
