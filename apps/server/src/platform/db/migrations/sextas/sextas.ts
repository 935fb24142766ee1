import type { Migration } from 'kysely/migration'
import { cambios } from './085-cambios.ts'
import { fallosPorEnlace } from './088-fallos-por-enlace.ts'
import { busquedaPorPasaporte } from './090-busqueda-por-pasaporte.ts'
import { versionDeCliente } from './091-version-de-cliente.ts'

/** From what each save changed to the version of a client that a change is of. */
export const sextas: Record<string, Migration> = {
  '085-cambios': cambios,
  '088-fallos-por-enlace': fallosPorEnlace,
  '090-busqueda-por-pasaporte': busquedaPorPasaporte,
  '091-version-de-cliente': versionDeCliente,
}
