import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { exigirSinActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { exigirParejaEnPie } from './exigir-pareja-en-pie.ts'
import { adelantaAlOtorgante } from './read-model.ts'

/**
 * Refuses (422) a step that has to wait: for an open update, or, of the receiver of a pair, for its giver; and one of a
 * pair whose other has ended.
 */
export async function exigirTurno(ctx: Context, prospecto: Prospecto, hasta: EtapaProspecto): Promise<void> {
  await exigirSinActualizacion(ctx, prospecto.id)
  await exigirParejaEnPie(ctx.tx, prospecto)
  ensure(!(await adelantaAlOtorgante(ctx.tx, prospecto, hasta)), parejaMessages.otorganteSinTerminar)
}
