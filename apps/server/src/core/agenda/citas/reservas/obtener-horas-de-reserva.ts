import { reservaMessages as m } from '@alerce/contract/messages/agenda/reservas'
import { obtenerHorasDeReserva } from '@alerce/contract/operations/agenda/reservas'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { contactoDe } from '../../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { horasDePagina } from './read-horas.ts'
import { paginaAbierta } from './read-model.ts'

export const obtenerHorasDeReservaUseCase = useCase(obtenerHorasDeReserva, async ({ alias }, ctx) => {
  const pagina = (await paginaAbierta(ctx.tx, { alias })) ?? refuse(m.sinPagina)
  const { asesorId, minutos, modalidades, direccion } = pagina
  return {
    asesor: nombreLegible((await contactoDe(ctx.tx, asesorId)).nombre),
    minutos,
    modalidades: [...modalidades],
    // The address is told where people choose; the video room only to those who booked
    direccion: modalidades.includes('reunion') ? direccion : '',
    horas: (await horasDePagina(ctx, pagina, null)).map(({ inicio }) => inicio),
  }
})
