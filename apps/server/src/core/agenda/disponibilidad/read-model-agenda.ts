import type { AgendaDeAsesor } from '@alerce/domain/agenda/horas-libres'
import { finDelDia, inicioDelDia } from '@alerce/domain/base/fechas/dia'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import type { Db } from '../../../platform/db/database.ts'
import { fechasDeFeriados } from '../../base/referencia/read-model-feriados.ts'
import { ocupadoEntre } from '../citas/read-model.ts'
import { bloqueosEntre, disponibilidadDe } from './read-model.ts'

interface Dias {
  readonly desde: FechaISO
  readonly hasta: FechaISO
}

/** Facts that decide which hours of an advisor are free on these days. `menos`: an appointment that is being moved. */
export async function agendaDe(
  tx: Db,
  asesorId: number,
  { desde, hasta }: Dias,
  menos: number | null,
): Promise<AgendaDeAsesor> {
  const { semana, margen } = await disponibilidadDe(tx, asesorId)
  return {
    semana,
    margen,
    citas: await ocupadoEntre(tx, asesorId, { inicio: inicioDelDia(desde), termino: finDelDia(hasta) }, menos),
    bloqueos: await bloqueosEntre(tx, asesorId, desde, hasta),
    feriados: await fechasDeFeriados(tx, desde, hasta),
  }
}
