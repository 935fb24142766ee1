import { fallasDeCatalogo } from '@alerce/contract/messages/cotizacion/catalogo'
import { fallasDelCatalogo, impideVender } from '@alerce/domain/cotizacion/catalogo/frescura'
import type { Db } from '../../../platform/db/database.ts'
import { catalogoVigenteAl } from './read-model-vigente.ts'

/** Faults of the catalogue on a day, in words; `vende`: sales are possible in spite of them. */
export async function surtidoAl(tx: Db, hoy: string) {
  const fallas = fallasDelCatalogo(await catalogoVigenteAl(tx, hoy), hoy)
  return {
    vende: !fallas.some(impideVender),
    avisos: fallas.map((falla) => fallasDeCatalogo[falla]),
  }
}
