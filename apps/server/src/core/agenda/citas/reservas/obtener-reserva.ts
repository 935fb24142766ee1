import { obtenerReserva } from '@alerce/contract/operations/agenda/reservas'
import { seCambia, seCambiaHasta } from '@alerce/domain/agenda/reserva'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { contactoDe } from '../../../postulacion/prospecto/read-model.ts'
import { useCase } from '../../../use-case.ts'
import { openReserva } from './open-reserva.ts'
import { horasDePagina } from './read-horas.ts'
import { paginaAbierta } from './read-model.ts'

export const obtenerReservaUseCase = useCase(obtenerReserva, async ({ enlace }, ctx) => {
  const { reserva, cita } = await openReserva(ctx, enlace)
  const { inicio, termino, asesorId } = cita
  const cambia = seCambia(inicio, reserva.aviso, ctx.ahora)
  const pagina = cambia ? await paginaAbierta(ctx.tx, { asesorId }) : null
  const minutos = (Date.parse(termino) - Date.parse(inicio)) / MINUTO_MS
  const libres = pagina ? await horasDePagina(ctx, pagina, { citaId: cita.id, minutos }) : []
  return {
    asesor: nombreLegible((await contactoDe(ctx.tx, asesorId)).nombre),
    modalidad: reserva.modalidad,
    lugar: reserva.lugar,
    inicio,
    termino,
    seCambia: cambia,
    hasta: seCambiaHasta(inicio, reserva.aviso),
    horas: libres.flatMap((hora) => (hora.inicio === inicio ? [] : [hora.inicio])),
  }
})
