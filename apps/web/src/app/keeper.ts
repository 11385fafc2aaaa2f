export { setOfflineSupport as bringKeeper } from './offline-support.ts'
