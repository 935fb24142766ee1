import { emisionMessages } from '@alerce/contract/messages/contrato/documentos'
import { requiereFun } from '@alerce/domain/mesa/fun'
import { ensureTextos } from '../../base/textos/ensure-textos.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import { ensureParejaEnPie } from '../../declaracion/turno/ensure-pareja-en-pie.ts'
import { funVigenteDe } from '../../mesa/fun/read-model.ts'
import { ensureNoActualizacion } from '../../postulacion/edicion/ensure-actualizacion.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { algunoPagaConMandato, mandatoVigente } from '../mandatos/read-model.ts'

/** Operator's texts in the papers of every contract. */
const deTodoContrato = ['condicionesGenerales', 'notificacionEntidad', 'lugaresDePago'] as const

/**
 * Requirements to issue papers, independent of Gestionar (core rules, Creating a DS); 422 otherwise. No open update, an
 * active pair, the operator's texts, the FUN of a beneficiario, the mandate of card payers.
 */
export async function ensureReadyToIssue(
  ctx: Context,
  prospecto: Prospecto,
  { id, folio }: Pick<Declaracion, 'id' | 'folio'>,
): Promise<void> {
  const { tx, hoy } = ctx
  await ensureNoActualizacion(ctx, prospecto.id)
  await ensureParejaEnPie(tx, prospecto)
  await ensureTextos(ctx, deTodoContrato)
  ensure(!requiereFun(folio) || (await funVigenteDe(tx, prospecto, hoy)), emisionMessages.funNoVigente)
  const conMandato = await algunoPagaConMandato(ctx, prospecto.id)
  ensure(!conMandato || (await mandatoVigente(tx, id)), emisionMessages.mandatoFaltante)
}
