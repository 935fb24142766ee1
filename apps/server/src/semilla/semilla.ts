import { direccionDe, type Env } from '../config/env.ts'
import { clienteDemo } from '../config/secrets.ts'
import { sealRegistro } from '../core/acceso/accesos/seal-registro.ts'
import { findCliente, recordCliente } from '../gateway/bearer/repository.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { hashPassword, verifyPassword } from '../platform/password.ts'
import { createSideProcess } from '../platform/side-process/side-process.ts'
import { createVault, type Vault } from '../platform/vault.ts'
import type { DemoAparte } from './demo/demo-aparte.ts'
import { seedDiagnosticos } from './diagnosticos.ts'
import { seedReferencia } from './referencia.ts'
import { noteSellado, withdrawCliente } from './repository.ts'
import { seedTextos } from './textos/textos.ts'
import { bringUfUpToDate } from './uf-de-demostracion.ts'
import { esDeLaDemo, hayUsuarios, seedUsuarios, usuariosConectados, usuariosDemo } from './usuarios.ts'

interface Semilla {
  readonly env: Env
  readonly clock: Clock
  readonly dataKey: string
  /** Extends the UF of the demo past the published values; false in tests, which need days without UF. */
  readonly ufAlDia?: boolean
}

const demoAparte = new URL('./demo/demo-aparte.ts', import.meta.url)
const seedApart = createSideProcess<DemoAparte, void>(demoAparte, 'seedDemoApart', { idleMs: 0 })

/** Seals an access log of an earlier version, and records it in the administrator's log: it must happen only once. */
async function sealAccesos(db: Db, vault: Vault, clock: Clock): Promise<void> {
  if (await sealRegistro(db, vault)) await noteSellado(db, clock.ahora())
}

/** Disables the public demo client in a former demo database. */
async function withdrawDemo(db: Db, clock: Clock): Promise<void> {
  const known = await findCliente(db, clienteDemo.id, clock.ahora())
  for (const hash of known ? [known.secretoHash, known.secretoAnteriorHash] : [])
    if (await verifyPassword(hash, clienteDemo.secret)) await withdrawCliente(db, clienteDemo.id)
}

/** Bearer client of the environment, or of the demo; its secret is set at each start. */
export async function seedCliente(db: Db, env: Env, clock: Clock): Promise<void> {
  if (!env.DEMO) await withdrawDemo(db, clock)
  const { API_CLIENT_ID: own, API_CLIENT_SECRET: ownSecret } = env
  const { id, secret } = own && ownSecret ? { id: own, secret: ownSecret } : clienteDemo
  if (env.DEMO || (own && ownSecret)) await recordCliente(db, id, id, await hashPassword(secret))
}

/**
 * Inserts missing data: public lists always; people, catalogue and cases only in the demo and in an empty database.
 * Returns the demo users, for the start message.
 */
export async function seedAll(db: Db, { env, clock, dataKey, ufAlDia = true }: Semilla): Promise<string[]> {
  const vault = createVault(dataKey, ...env.DATA_KEY_OTRAS)
  await seedReferencia(db, clock)
  await seedTextos(db, clock)
  await seedDiagnosticos(db)
  await seedCliente(db, env, clock)
  await sealAccesos(db, vault, clock)
  if (!env.DEMO) return []
  const llena = await hayUsuarios(db)
  // The prices of demo sales use it
  if (ufAlDia && (!llena || (await esDeLaDemo(db)))) await bringUfUpToDate(db, clock)
  if (env.CORE_URL) {
    if (!llena) await seedUsuarios(db, clock, usuariosConectados)
    return usuariosConectados
  }
  if (llena) return usuariosDemo
  const url = env.DATABASE_URL
  const direccion = direccionDe(env)
  if (url) {
    await seedApart({ url, dataKey, ahora: clock.ahora(), direccion })
  } else {
    // Loaded only here: a server with a filled demo does not need it
    const { seedDemo } = await import('./seed-demo.ts')
    await seedDemo(db, clock, { vault, direccion })
  }
  return usuariosDemo
}
