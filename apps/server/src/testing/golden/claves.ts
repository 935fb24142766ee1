import { hash } from '@node-rs/argon2'
import { clienteDemo } from '../../config/secrets.ts'
import { CLAVE_DEMO } from '../../core/acceso/sesion/clave-demo.ts'
import type { Db } from '../../platform/db/database.ts'

const ligera = (clave: string) => hash(clave, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/**
 * Sets cheap password hashes for the demo users (each hash contains its cost): the normal ones took a twentieth of all
 * tests.
 */
export async function lightenClaves(db: Db): Promise<void> {
  const [claveHash, secretoHash] = await Promise.all([CLAVE_DEMO, clienteDemo.secret].map(ligera))
  await db.updateTable('usuario').set({ claveHash }).execute()
  await db.updateTable('clienteApi').set({ secretoHash }).execute()
}
