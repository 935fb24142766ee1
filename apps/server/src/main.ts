import { readEnv } from './config/env.ts'
import { systemClock } from './platform/clock.ts'
import { DataDirInUse } from './platform/data-dir.ts'
import { startServer } from './start.ts'

try {
  const { address, users, stop } = await startServer(readEnv(), systemClock)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(signal).then(() => process.exit(0)))
  }
  console.log(`Alerce escucha en ${address}`)
  if (users.length > 0) console.log(`Usuarios de demostración: ${users.join(', ')} (clave Alerce-2026)`)
} catch (error) {
  console.error(error instanceof DataDirInUse ? error.message : error)
  process.exit(1)
}
