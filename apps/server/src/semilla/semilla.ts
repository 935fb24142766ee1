import { direccionDe, type Env } from '../config/env.ts'
import { clienteDemo } from '../config/secrets.ts'
import { sellarRegistro } from '../core/acceso/accesos/sellar-registro.ts'
import { buscarCliente, registrarCliente } from '../gateway/bearer/repository.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { hashPassword, verifyPassword } from '../platform/password.ts'
import { createSideProcess } from '../platform/side-process/side-process.ts'
import { createVault, type Vault } from '../platform/vault.ts'
import type { DemoAparte } from './demo/demo-aparte.ts'
import { sembrarDiagnosticos } from './diagnosticos.ts'
import { sembrarReferencia } from './referencia.ts'
import { anotarSellado, retirarCliente } from './repository.ts'
import { sembrarTextos } from './textos/textos.ts'
import { ponerUfAlDia } from './uf-de-demostracion.ts'
import { esDeLaDemo, hayUsuarios, usuariosDemo } from './usuarios.ts'

interface Semilla {
  readonly env: Env
  readonly clock: Clock
  readonly dataKey: string
  /** Extends the UF of the demo past the published values; false in tests, which need days without UF. */
  readonly ufAlDia?: boolean
}

const demoAparte = new URL('./demo/demo-aparte.ts', import.meta.url)
const sembrarAparte = createSideProcess<DemoAparte, void>(demoAparte, 'sembrarDemoAparte', { idleMs: 0 })

/** Seals an access log of an earlier version, and records it in the administrator's log: it must happen only once. */
async function sellarAccesos(db: Db, vault: Vault, clock: Clock): Promise<void> {
  if (await sellarRegistro(db, vault)) await anotarSellado(db, clock.ahora())
}

/** Disables the public demo client in a former demo database. */
async function retirarDemo(db: Db, clock: Clock): Promise<void> {
  const known = await buscarCliente(db, clienteDemo.id, clock.ahora())
  for (const hash of known ? [known.secretoHash, known.secretoAnteriorHash] : [])
    if (await verifyPassword(hash, clienteDemo.secret)) await retirarCliente(db, clienteDemo.id)
}

/** Bearer client of the environment, or of the demo; its secret is set at each start. */
export async function sembrarCliente(db: Db, env: Env, clock: Clock): Promise<void> {
  if (!env.DEMO) await retirarDemo(db, clock)
  const { API_CLIENT_ID: own, API_CLIENT_SECRET: ownSecret } = env
  const { id, secret } = own && ownSecret ? { id: own, secret: ownSecret } : clienteDemo
  if (env.DEMO || (own && ownSecret)) await registrarCliente(db, id, id, await hashPassword(secret))
}

/**
 * Inserts missing data: public lists always; people, catalogue and cases only in the demo and in an empty database.
 * Returns the demo users, for the start message.
 */
export async function sembrar(db: Db, { env, clock, dataKey, ufAlDia = true }: Semilla): Promise<string[]> {
  const vault = createVault(dataKey, ...env.DATA_KEY_OTRAS)
  await sembrarReferencia(db, clock)
  await sembrarTextos(db, clock)
  await sembrarDiagnosticos(db)
  await sembrarCliente(db, env, clock)
  await sellarAccesos(db, vault, clock)
  if (!env.DEMO) return []
  const llena = await hayUsuarios(db)
  // The prices of demo sales use it
  if (ufAlDia && (!llena || (await esDeLaDemo(db)))) await ponerUfAlDia(db, clock)
  if (llena) return usuariosDemo
  const url = env.DATABASE_URL
  const direccion = direccionDe(env)
  if (url) {
    await sembrarAparte({ url, dataKey, ahora: clock.ahora(), direccion })
  } else {
    // Loaded only here: a server with a filled demo does not need it
    const { sembrarDemo } = await import('./sembrar-demo.ts')
    await sembrarDemo(db, clock, { vault, direccion })
  }
  return usuariosDemo
}
