import type { Env } from '../../config/env.ts'
import { clienteDemo } from '../../config/secrets.ts'
import { buscarCliente, registrarCliente } from '../../gateway/bearer/repository.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { hashPassword, verifyPassword } from '../../platform/password.ts'
import { retirarCliente } from '../repository.ts'

/** A database that was a demo once: outside it, the client whose secret is public opens nothing. */
async function retirarDemo(db: Db, clock: Clock): Promise<void> {
  const known = await buscarCliente(db, clienteDemo.id, clock.ahora())
  for (const hash of known ? [known.secretoHash, known.secretoAnteriorHash] : [])
    if (await verifyPassword(hash, clienteDemo.secret)) await retirarCliente(db, clienteDemo.id)
}

/** The bearer client of the environment, or the demo's; its secret is renewed at each start. */
export async function sembrarCliente(db: Db, env: Env, clock: Clock): Promise<void> {
  if (!env.DEMO) await retirarDemo(db, clock)
  const { API_CLIENT_ID: own, API_CLIENT_SECRET: ownSecret } = env
  const { id, secret } = own && ownSecret ? { id: own, secret: ownSecret } : clienteDemo
  if (env.DEMO || (own && ownSecret)) await registrarCliente(db, id, id, await hashPassword(secret))
}
