import { reservaMessages as m } from '@alerce/contract/messages/agenda/reservas'
import { reservarHora } from '@alerce/contract/operations/agenda/reservas'
import { addressOf } from '@alerce/contract/screens'
import type { LapsoDeAgenda } from '@alerce/domain/agenda/horas-libres'
import {
  haceUnaHora,
  lugarDeReserva,
  type Modalidad,
  maximoDeReservasPorHora,
  terminoDeReserva,
} from '@alerce/domain/agenda/reserva'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { sinTraslado } from '@alerce/domain/base/lugar-de-cita'
import { normalizaTelefono } from '@alerce/domain/base/persona/telefono'
import { newToken, tokenHash } from '../../../../platform/link-token.ts'
import { CLIENTE, firma } from '../../../actor.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import type { ClienteDeReserva } from '../read-model.ts'
import { insertCita, lockAgenda } from '../repository.ts'
import { noteDeCliente } from './note-de-cliente.ts'
import { chooseHora, horasDePagina } from './read-horas.ts'
import { cuantasReservas, type PaginaAbierta, paginaAbierta, prospectoDeCliente, reservaEn } from './read-model.ts'
import { insertReserva } from './repository.ts'
import { sendReserva } from './send-reserva.ts'

interface Reservada {
  readonly pagina: PaginaAbierta
  readonly hora: LapsoDeAgenda
  readonly modalidad: Modalidad
  readonly cliente: ClienteDeReserva
}

/** Books: the appointment of the advisor, its client sealed, the news, and the letter with the link. */
async function book(ctx: Context, { pagina, hora, modalidad, cliente }: Reservada): Promise<void> {
  const { asesorId, aviso } = pagina
  const prospectoId = await prospectoDeCliente(ctx.tx, asesorId, cliente)
  const nueva = { ...sinTraslado, comentario: '', estado: null, permiteTope: false, avisa: true }
  const cita = { asesorId, prospectoId, ...hora, ...nueva }
  const citaId = await insertCita(ctx.tx, cita, { por: firma(CLIENTE), en: ctx.ahora })
  const token = newToken()
  const lugar = lugarDeReserva(pagina, modalidad)
  await insertReserva(ctx.tx, {
    citaId,
    asesorId,
    modalidad,
    lugar,
    aviso,
    datos: ctx.vault.en('reserva.datos', citaId).seal(cliente),
    tokenHash: tokenHash(token),
    creadaEn: ctx.ahora,
  })
  const cuando = fechaYHora(hora.inicio)
  await noteDeCliente(ctx, { ...cita, id: citaId }, 'citaAgendada', `${cuando}, por su página de reservas`)
  await notify(ctx, { usuarioId: asesorId, prospectoId }, 'citaReservada', cuando)
  await sendReserva(
    ctx,
    citaId,
    'reservaHecha',
    `${ctx.direccion}${addressOf('postulacion', 'reserva')}#enlace=${token}`,
  )
}

const esElMismo = (a: ClienteDeReserva, b: ClienteDeReserva) => a.correo === b.correo && a.telefono === b.telefono

/** The lock of the calendar decides between two who book the same hour; the database forbids the second all the same. */
export const reservarHoraUseCase = useCase(reservarHora, async (input, ctx) => {
  const pagina = (await paginaAbierta(ctx.tx, { alias: input.alias })) ?? refuse(m.sinPagina)
  const modalidad =
    pagina.modalidades.find((una) => una === input.modalidad) ?? refuse(m.sinModalidad, { campo: 'modalidad' })
  const inicio = new Date(input.inicio).toISOString()
  const { nombre, correo, comentario } = input
  const cliente = { nombre, telefono: normalizaTelefono(input.telefono), correo, comentario }
  await lockAgenda(ctx.tx, pagina.asesorId)
  const libres = await horasDePagina(ctx, pagina, null)
  const antes = await reservaEn(ctx, pagina.asesorId, inicio)
  const termino = terminoDeReserva(inicio, pagina.minutos)
  const lugar = lugarDeReserva(pagina, modalidad)
  // Sent again after a lost answer
  if (antes && esElMismo(antes.cliente, cliente)) return { inicio, termino, modalidad, lugar }
  const hora = chooseHora(libres, inicio)
  ensure((await cuantasReservas(ctx.tx, pagina.asesorId, haceUnaHora(ctx.ahora))) < maximoDeReservasPorHora, m.muchas)
  await book(ctx, { pagina, hora, modalidad, cliente })
  return { ...hora, modalidad, lugar }
})
