import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'

/** Papers of a pair go to its applicants once those of both are issued; why not yet, or null: of a pair or of nobody else. */
export async function faltanLosDelOtro(
  { tx }: Pick<Context, 'tx'>,
  { parejaId }: Pick<Prospecto, 'parejaId'>,
): Promise<MessageDefinition | null> {
  if (parejaId === null) return null
  const suya = await declaracionVivaDe(tx, parejaId)
  return suya && haLlegado(suya.etapa, 'resumenCotizacion') ? null : m.otroSinDocumentos
}
