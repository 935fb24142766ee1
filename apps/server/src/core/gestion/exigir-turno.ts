import { carteraMessages } from '@alerce/contract/messages/cartera'
import type { EtapaProspecto } from '@alerce/domain/prospecto/etapas'
import type { Prospecto } from '../prospecto/read-model.ts'
import { ensure } from '../refusal.ts'
import type { Context } from '../use-case.ts'
import { adelantaAlOtorgante } from './read-model.ts'

/** Refuses (422) a step that would take the receiver of a pair ahead of its giver. */
export async function exigirTurno({ tx }: Context, prospecto: Prospecto, hasta: EtapaProspecto): Promise<void> {
  ensure(!(await adelantaAlOtorgante(tx, prospecto, hasta)), carteraMessages.otorganteSinTerminar)
}
