import type { Migration } from 'kysely/migration'
import { fallosPorEnlace } from './088-fallos-por-enlace.ts'
import { busquedaPorPasaporte } from './090-busqueda-por-pasaporte.ts'
import { versionDeCliente } from './091-version-de-cliente.ts'
import { asuntoPospuesto } from './092-asunto-pospuesto.ts'

/** From the failures of one link to what an advisor put off. */
export const sextas: Record<string, Migration> = {
  '088-fallos-por-enlace': fallosPorEnlace,
  '090-busqueda-por-pasaporte': busquedaPorPasaporte,
  '091-version-de-cliente': versionDeCliente,
  '092-asunto-pospuesto': asuntoPospuesto,
}
