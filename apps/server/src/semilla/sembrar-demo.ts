import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Vault } from '../platform/vault.ts'
import { sembrarCatalogo } from './catalogo.ts'
import { sembrarCotizados } from './cotizados.ts'
import { sembrarDeclaraciones } from './declaraciones.ts'
import { sembrarDocumentos } from './documentos.ts'
import { sembrarPadrones } from './padrones.ts'
import { sembrarProspectos } from './prospectos.ts'
import { sembrarUsuarios } from './usuarios.ts'

/** The demo of an empty database: catalogue, people and sales, all or nothing; then the papers of the finished one. */
export async function sembrarDemo(db: Db, clock: Clock, vault: Vault): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sembrarCatalogo(tx)
    await sembrarUsuarios(tx, clock)
    await sembrarPadrones(tx)
    await sembrarProspectos(tx, clock)
    await sembrarCotizados(tx, vault)
    await sembrarDeclaraciones(tx, clock, vault)
  })
  await sembrarDocumentos(db, clock, vault)
}
