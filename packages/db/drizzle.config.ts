export default {
  dialect: 'postgresql',
  schema: './src/schema/index.ts',
  out: './migrations',
}
