import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Vault } from '../platform/vault.ts'
import { sembrarCatalogo } from './catalogo.ts'
import { sembrarCotizados } from './cotizados.ts'
import { sembrarDeclaraciones } from './declaraciones.ts'
import { sembrarParejas } from './demo/parejas.ts'
import { sembrarDocumentos } from './documentos.ts'
import { sembrarAutorizaciones } from './mesa/autorizaciones.ts'
import { sembrarInvitaciones } from './mesa/invitaciones.ts'
import { sembrarIrregularidades } from './mesa/irregularidades.ts'
import { sembrarMesa } from './mesa/mesa.ts'
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
    await sembrarMesa(tx, clock, vault)
    await sembrarInvitaciones(tx, clock, vault)
    await sembrarIrregularidades(tx, clock, vault)
    await sembrarAutorizaciones(tx, clock, vault)
    await sembrarParejas(tx, clock, vault)
  })
  await sembrarDocumentos(db, clock, vault)
}
