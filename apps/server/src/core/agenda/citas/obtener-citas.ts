import { obtenerCitas } from '@alerce/contract/operations/agenda/citas'
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { asesorDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { citasEntre } from './read-model.ts'

export const obtenerCitasUseCase = useCase(obtenerCitas, async (input, ctx) => {
  const asesorId = await asesorDe(ctx, input.identificador ?? undefined)
  const citas = await citasEntre(ctx.tx, asesorId, { inicio: input.fechaHoraInicio, termino: input.fechaHoraTermino })
  return citas.map((c) => ({
    citaId: c.id,
    comentario: c.comentario,
    estado: c.estado,
    prospecto: {
      prospectoId: c.prospectoId,
      nombres: c.nombres,
      nombre: nombreCorto(c),
      telefono: c.celular,
    },
    fechaHoraInicio: aFechaHora(c.inicio),
    fechaHoraTermino: aFechaHora(c.termino),
    avisa: c.avisa,
    permiteTope: c.permiteTope,
    version: c.secuencia + 1,
  }))
})
