import { estaMovida } from '@alerce/domain/agenda/cita'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { anotar } from '../../base/bitacora/anotar.ts'
import type { Context } from '../../use-case.ts'
import type { Cita } from './repository.ts'

type EventoDeCita = 'citaAgendada' | 'citaModificada' | 'citaReagendada' | 'citaRealizada' | 'citaNoRealizada'

/** What the Bitácora calls a change of an appointment. */
export function queLePaso(antes: Cita, cita: Cita): EventoDeCita {
  if (cita.estado !== antes.estado && cita.estado !== null) {
    return cita.estado === 'R' ? 'citaRealizada' : 'citaNoRealizada'
  }
  return estaMovida({ ...cita, antes }) ? 'citaReagendada' : 'citaModificada'
}

/** Each change of an appointment stands in its prospect's Bitácora; booking it over another on purpose, too. */
export async function anotarCita(ctx: Context, cita: Cita, evento: EventoDeCita, sobreOtra: boolean): Promise<void> {
  const cuando = fechaYHora(cita.inicio)
  await anotar(ctx, cita.prospectoId, evento, sobreOtra ? `${cuando}, junto a otra cita a la misma hora` : cuando)
}
