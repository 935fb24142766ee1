import { tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import type { Context } from '../../../use-case.ts'
import { confirmoConEllos, hayReemplazado } from '../tablas/read-model-reemplazado.ts'
import { conCuatroOjos, manoDeQuienCargo } from './cuatro-ojos.ts'
import type { Carga } from './read-model.ts'

type Donde = Pick<Context, 'tx' | 'hoy' | 'actor'>

/** With four eyes, why who asks cannot undo a load alone: that would be the way to change a value, or to turn them off. */
async function sinVueltaDeUno(donde: Donde, carga: Carga): Promise<MessageDefinition | null> {
  if (carga.tabla === 'parametros' && (await conCuatroOjos(donde))) return m.parametrosSinVuelta
  return (await manoDeQuienCargo(donde, carga)) === null ? null : m.deshaceOtro
}

/** Why a load cannot be undone by who asks, as far as it is known without trying; null: it can. */
export async function sinVueltaDe(donde: Donde, carga: Carga): Promise<MessageDefinition | null> {
  const { tx } = donde
  if (carga.estado === 'deshecha') return m.yaDeshecha
  if (carga.estado !== 'aplicada' || carga.aplicadaEn === null) return m.sinAplicar
  if (tablaDe(carga.tabla).personas) return m.dePersonas
  if (!(await hayReemplazado(tx, carga.id))) return m.sinAnterior
  if (await confirmoConEllos(tx, carga.id, carga.tabla, carga.aplicadaEn)) return m.yaConfirmado
  return await sinVueltaDeUno(donde, carga)
}
