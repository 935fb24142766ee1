import { tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import type { Db } from '../../../../platform/db/database.ts'
import { confirmoConEllos, hayReemplazado } from '../tablas/read-model-reemplazado.ts'
import type { Carga } from './read-model.ts'

/** Why a load cannot be undone, as far as it is known without trying; null: it can. */
export async function sinVueltaDe(tx: Db, carga: Carga): Promise<MessageDefinition | null> {
  if (carga.estado === 'deshecha') return m.yaDeshecha
  if (carga.estado !== 'aplicada' || carga.aplicadaEn === null) return m.sinAplicar
  if (tablaDe(carga.tabla).personas) return m.dePersonas
  if (!(await hayReemplazado(tx, carga.id))) return m.sinAnterior
  return (await confirmoConEllos(tx, carga.id, carga.tabla, carga.aplicadaEn)) ? m.yaConfirmado : null
}
