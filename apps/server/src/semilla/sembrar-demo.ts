import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { sembrarCatalogo } from './catalogo.ts'
import { sembrarConPlanElegido, sembrarCotizados } from './cotizados.ts'
import { sembrarDeclaraciones } from './declaraciones.ts'
import type { DemoServices } from './demo/como-persona.ts'
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
export async function sembrarDemo(db: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sembrarCatalogo(tx)
    await sembrarUsuarios(tx, clock)
    await sembrarPadrones(tx)
    await sembrarProspectos(tx, clock)
    await sembrarCotizados(tx, servicios)
    await sembrarDeclaraciones(tx, clock, servicios)
    await sembrarMesa(tx, clock, servicios)
    await sembrarInvitaciones(tx, clock, servicios)
    await sembrarIrregularidades(tx, clock, servicios)
    await sembrarAutorizaciones(tx, clock, servicios)
    await sembrarParejas(tx, clock, servicios)
    await sembrarConPlanElegido(tx, servicios)
  })
  await sembrarDocumentos(db, clock, servicios)
}
