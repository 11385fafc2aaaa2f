export { useStats, withBalances } from '../mutations/balances.ts'
