import type { Migration } from 'kysely/migration'
import { fallosPorEnlace } from './088-fallos-por-enlace.ts'
import { busquedaPorPasaporte } from './090-busqueda-por-pasaporte.ts'
import { versionDeCliente } from './091-version-de-cliente.ts'
import { mandatoEnSuSesion } from './095-mandato-en-su-sesion.ts'

/** From the failures of one link to the version of a client that a change is of. */
export const sextas: Record<string, Migration> = {
  '088-fallos-por-enlace': fallosPorEnlace,
  '090-busqueda-por-pasaporte': busquedaPorPasaporte,
  '091-version-de-cliente': versionDeCliente,
  '095-mandato-en-su-sesion': mandatoEnSuSesion,
}
