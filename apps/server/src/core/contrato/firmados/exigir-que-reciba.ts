import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { recibeFirmados } from '@alerce/domain/contrato/firmados'
import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import { refuse } from '../../refusal.ts'

/** Refuses (422) while signed papers of a sale are not taken in, and says why. */
export function exigirQueReciba(declaracion: Declaracion): void {
  if (recibeFirmados(declaracion)) return
  const { tipoVenta, etapa } = declaracion
  if (tipoVenta !== 'M') refuse(m.electronica)
  if (etapa === 'firmaIsapreRevision') refuse(m.enLaMesa)
  refuse(etapa === 'terminado' ? m.suscrito : m.sinEmitir)
}
