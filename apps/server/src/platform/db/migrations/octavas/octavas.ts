import type { Migration } from 'kysely/migration'
import type { Vault } from '../../../vault.ts'
import { rutEnPie } from './115-rut-en-pie.ts'
import { finesDeCarga } from './116-fin-de-carga.ts'

/** From the RUT that stands beside a name. */
export const octavas = (vault: Vault): Record<string, Migration> => ({
  '115-rut-en-pie': rutEnPie(vault),
  '116-fin-de-carga': finesDeCarga,
})
