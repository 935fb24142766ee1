import { keepCompiled } from './compiled.ts'

const needed = 26
const server = '../apps/server/dist/main.js'
const [major = 0] = process.versions.node.split('.').map(Number)

if (major < needed) {
  console.error(
    `Alerce necesita Node ${needed} y este es ${process.version}.\n` +
      'Ejecute «npm ci» sin --omit=optional y parta con «npm start»: así se usa el Node que viene con el proyecto.',
  )
  process.exit(1)
}

keepCompiled()
try {
  // After the cache is on, which then keeps these modules too
  const { buildAll } = await import('./build.ts')
  await buildAll()
} catch (error) {
  console.error(`\nNo se pudo construir Alerce.\n${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
await import(server)
