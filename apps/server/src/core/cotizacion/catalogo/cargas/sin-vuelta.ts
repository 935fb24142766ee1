import { tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import type { Context } from '../../../use-case.ts'
import { confirmoConEllos, hayReemplazado } from '../tablas/read-model-reemplazado.ts'
import { conCuatroOjos, manoDeQuienCargo } from './cuatro-ojos.ts'
import type { Carga } from './read-model.ts'

type Donde = Pick<Context, 'tx' | 'ahora' | 'hoy' | 'actor'>

/**
 * Reason why the caller alone cannot undo a load when two persons are required: undoing could change a value, or
 * disable that rule.
 */
async function sinVueltaDeUno(donde: Donde, carga: Carga): Promise<MessageDefinition | null> {
  if (carga.tabla === 'parametros' && (await conCuatroOjos(donde))) return m.parametrosSinVuelta
  const mano = await manoDeQuienCargo(donde, carga)
  return mano === m.otroAdministrador || mano === m.mismaMano ? m.deshaceOtro : mano
}

/** Reason why the caller cannot undo a load, as far as it is known without trying; null: none. */
export async function sinVueltaDe(donde: Donde, carga: Carga): Promise<MessageDefinition | null> {
  const { tx } = donde
  if (carga.estado === 'deshecha') return m.yaDeshecha
  if (carga.estado !== 'aplicada' || carga.aplicadaEn === null) return m.sinAplicar
  if (tablaDe(carga.tabla).personas) return m.dePersonas
  if (!(await hayReemplazado(tx, carga.id))) return m.sinAnterior
  if (await confirmoConEllos(tx, carga.id, carga.tabla, carga.aplicadaEn)) return m.yaConfirmado
  return await sinVueltaDeUno(donde, carga)
}
