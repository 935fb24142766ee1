import type { Migration } from 'kysely/migration'
import { busquedaPorPasaporte } from './090-busqueda-por-pasaporte.ts'
import { versionDeCliente } from './091-version-de-cliente.ts'

/** Whom a passport finds, and of which version of a client a change is. */
export const sextas: Record<string, Migration> = {
  '090-busqueda-por-pasaporte': busquedaPorPasaporte,
  '091-version-de-cliente': versionDeCliente,
}
