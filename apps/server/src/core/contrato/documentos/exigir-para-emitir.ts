import { emisionMessages } from '@alerce/contract/messages/contrato/documentos'
import { requiereFun } from '@alerce/domain/mesa/fun'
import { exigirTextos } from '../../base/textos/exigir-textos.ts'
import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import { exigirParejaEnPie } from '../../declaracion/turno/exigir-pareja-en-pie.ts'
import { funVigenteDe } from '../../mesa/fun/read-model.ts'
import { exigirSinActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
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
export async function exigirParaEmitir(
  ctx: Context,
  prospecto: Prospecto,
  { id, folio }: Pick<Declaracion, 'id' | 'folio'>,
): Promise<void> {
  const { tx, hoy } = ctx
  await exigirSinActualizacion(ctx, prospecto.id)
  await exigirParejaEnPie(tx, prospecto)
  await exigirTextos(ctx, deTodoContrato)
  ensure(!requiereFun(folio) || (await funVigenteDe(tx, prospecto, hoy)), emisionMessages.funNoVigente)
  const conMandato = await algunoPagaConMandato(ctx, prospecto.id)
  ensure(!conMandato || (await mandatoVigente(tx, id)), emisionMessages.mandatoFaltante)
}
