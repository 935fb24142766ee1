import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { descargarCita } from '@alerce/contract/operations/agenda/salidas'
import { asesorDe, readProspecto } from '../../postulacion/prospecto/policy.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { citaPorId, citasEntre } from '../citas/read-model.ts'
import { archivoDeCitas } from './entrada.ts'

export const descargarCitaUseCase = useCase(descargarCita, async ({ id }, ctx) => {
  const cita = (await citaPorId(ctx.tx, id)) ?? refuse(agendaMessages.eliminada)
  if (cita.prospectoId === null) await asesorDe(ctx, cita.asesorId)
  else await readProspecto(ctx, cita.prospectoId)
  const citas = await citasEntre(ctx, cita.asesorId, cita)
  return archivoDeCitas(
    citas.filter((c) => c.id === id),
    `cita-${id}.ics`,
  )
})
