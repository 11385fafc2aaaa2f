import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { root: '/work/main', name:'p', include:['tests/integration/group-tasks/*.test.ts','tests/integration/tasks/*.test.ts'], globalSetup:['tests/support/global-setup.ts'], setupFiles:['/tmp/prof-setup.ts'], isolate:false, testTimeout:60000, hookTimeout:60000, maxWorkers:1, expect:{poll:{timeout:10000}} } })
