import { reservaMessages as m } from '@alerce/contract/messages/agenda/reservas'
import { moverReserva } from '@alerce/contract/operations/agenda/reservas'
import { addressOf } from '@alerce/contract/screens'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { CLIENTE, firma } from '../../../actor.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { updateCita } from '../repository.ts'
import { noteDeCliente } from './note-de-cliente.ts'
import { changeReserva } from './open-reserva.ts'
import { chooseHora, horasDePagina } from './read-horas.ts'
import { paginaAbierta } from './read-model.ts'
import { sendReserva } from './send-reserva.ts'

export const moverReservaUseCase = useCase(moverReserva, async ({ enlace, inicio: pedido }, ctx) => {
  const { cita } = await changeReserva(ctx, enlace)
  const { id, asesorId, prospectoId } = cita
  const inicio = new Date(pedido).toISOString()
  if (inicio === cita.inicio) return { inicio, termino: cita.termino }
  const pagina = (await paginaAbierta(ctx.tx, { asesorId })) ?? refuse(m.yaNoSeCambia)
  const minutos = (Date.parse(cita.termino) - Date.parse(cita.inicio)) / MINUTO_MS
  const hora = chooseHora(await horasDePagina(ctx, pagina, { citaId: id, minutos }), inicio)
  const { id: _, version: __, identidad: ___, actualizadaPor: ____, actualizadaEn: _____, ...antes } = cita
  await updateCita(ctx.tx, cita, { ...antes, ...hora, permiteTope: false }, { por: firma(CLIENTE), en: ctx.ahora })
  const [de, a] = [fechaYHora(cita.inicio), fechaYHora(inicio)]
  await noteDeCliente(ctx, cita, 'citaReagendada', a)
  await notify(ctx, { usuarioId: asesorId, prospectoId }, 'reservaMovida', de, a)
  await sendReserva(ctx, id, 'reservaMovida', `${ctx.direccion}${addressOf('postulacion', 'reserva')}#enlace=${enlace}`)
  return hora
})
