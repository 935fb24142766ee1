import { obtenerCitasDelEquipo } from '@alerce/contract/operations/agenda/citas'
import { citasDelEquipoListadas } from '@alerce/domain/agenda/cita'
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { nombresDeAsesores } from '../../acceso/usuarios/read-model.ts'
import { persona } from '../../actor.ts'
import { useCase } from '../../use-case.ts'
import { citasEntre } from './read-model.ts'

export const obtenerCitasDelEquipoUseCase = useCase(obtenerCitasDelEquipo, async (input, ctx) => {
  const nombres = await nombresDeAsesores(ctx.tx, persona(ctx).usuarioId)
  if (nombres.size === 0) return { citas: [], hayMas: false }
  const lapso = { inicio: input.fechaHoraInicio, termino: input.fechaHoraTermino }
  const found = await citasEntre(ctx, [...nombres.keys()], lapso, citasDelEquipoListadas + 1)
  return {
    citas: found.slice(0, citasDelEquipoListadas).map((cita) => ({
      citaId: cita.id,
      asesorId: cita.asesorId,
      asesor: nombres.get(cita.asesorId) ?? '',
      estado: cita.estado,
      nombre: nombreCorto(cita),
      fechaHoraInicio: aFechaHora(cita.inicio),
      fechaHoraTermino: aFechaHora(cita.termino),
    })),
    hayMas: found.length > citasDelEquipoListadas,
  }
})
