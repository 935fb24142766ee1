import { carteraMessages } from '@alerce/contract/messages/cartera'
import type { EtapaProspecto } from '@alerce/domain/prospecto/etapas'
import { exigirSinActualizacion } from '../actualizacion/exigir-actualizacion.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { ensure } from '../refusal.ts'
import type { Context } from '../use-case.ts'
import { adelantaAlOtorgante } from './read-model.ts'

/** Refuses (422) a step that has to wait: for an open update, or, of the receiver of a pair, for its giver. */
export async function exigirTurno(ctx: Context, prospecto: Prospecto, hasta: EtapaProspecto): Promise<void> {
  await exigirSinActualizacion(ctx, prospecto.id)
  ensure(!(await adelantaAlOtorgante(ctx.tx, prospecto, hasta)), carteraMessages.otorganteSinTerminar)
}
