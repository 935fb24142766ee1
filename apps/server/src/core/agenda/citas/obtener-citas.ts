import { obtenerCitas } from '@alerce/contract/operations/agenda/citas'
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { asesorDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { citasEntre } from './read-model.ts'

export const obtenerCitasUseCase = useCase(obtenerCitas, async (input, ctx) => {
  const asesorId = await asesorDe(ctx, input.identificador ?? undefined)
  const citas = await citasEntre(ctx, asesorId, { inicio: input.fechaHoraInicio, termino: input.fechaHoraTermino })
  // Read by persons of the desk alone: it is what a client wrote to their advisor
  const { actor } = ctx
  const deLaCasa = actor.kind === 'persona' && actor.enlace === null
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
    reserva:
      deLaCasa && c.reserva
        ? {
            modalidad: c.reserva.modalidad,
            lugar: c.reserva.lugar,
            correo: c.reserva.correo,
            comentario: c.reserva.comentario,
          }
        : null,
    fechaHoraInicio: aFechaHora(c.inicio),
    fechaHoraTermino: aFechaHora(c.termino),
    avisa: c.avisa,
    permiteTope: c.permiteTope,
    lugar: c.lugar,
    traslado: c.traslado,
    version: c.secuencia + 1,
  }))
})
