import { fallasDeCatalogo } from '@alerce/contract/messages/cotizacion/catalogo'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { fallasDelCatalogo, impideVender } from '@alerce/domain/cotizacion/catalogo/frescura'
import type { Db } from '../../../platform/db/database.ts'
import { catalogoVigenteAl } from './read-model-vigente.ts'

/** Faults of the catalogue at an instant (ISO), in words; `vende`: sales are possible in spite of them. */
export async function surtidoAl(tx: Db, ahora: string) {
  const fallas = fallasDelCatalogo(await catalogoVigenteAl(tx, hoyEnSantiago(ahora)), ahora)
  return {
    vende: !fallas.some(impideVender),
    avisos: fallas.map((falla) => fallasDeCatalogo[falla]),
  }
}
