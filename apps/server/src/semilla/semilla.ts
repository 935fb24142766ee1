import type { Env } from '../config/env.ts'
import { registrarCliente } from '../gateway/bearer/repository.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { hashPassword } from '../platform/password.ts'
import { createVault } from '../platform/vault.ts'
import { sembrarDiagnosticos } from './diagnosticos.ts'
import { sembrarPreguntas } from './preguntas.ts'
import { sembrarReferencia } from './referencia.ts'
import { sembrarDemo } from './sembrar-demo.ts'
import { hayUsuarios, usuariosDemo } from './usuarios.ts'

interface Semilla {
  readonly env: Env
  readonly clock: Clock
  readonly dataKey: string
}

const DEMO_CLIENT = { id: 'alerce-demo', secret: 'alerce-demo-secret' }

async function sembrarCliente(db: Db, env: Env): Promise<void> {
  const demo = env.DEMO ? DEMO_CLIENT : { id: undefined, secret: undefined }
  const id = env.API_CLIENT_ID ?? demo.id
  const secret = env.API_CLIENT_SECRET ?? demo.secret
  if (id && secret) await registrarCliente(db, id, id, await hashPassword(secret))
}

/**
 * Fills what is missing: public lists always; people, catalogue and cases only in the demo and only when the
 * database is empty. Returns the demo users, for the start message.
 */
export async function sembrar(db: Db, { env, clock, dataKey }: Semilla): Promise<string[]> {
  await sembrarReferencia(db, clock)
  await sembrarPreguntas(db)
  await sembrarDiagnosticos(db)
  await sembrarCliente(db, env)
  if (!env.DEMO) return []
  if (await hayUsuarios(db)) return usuariosDemo
  await sembrarDemo(db, clock, createVault(dataKey))
  return usuariosDemo
}
