import { cotizar } from '../semilla/demo/recorrido.ts'
import { insertarInvitacion } from '../semilla/repository.ts'
import type { Client } from './client.ts'
import type { Desk } from './desk.ts'
import { nuevoPostulante, porHttp } from './ventas.ts'

/** A new electronic sale with an invitation just sent: no operation sends one yet. */
export async function invitacionEnviada(desk: Desk, client: Client) {
  const llamar = porHttp(client)
  const prospectoId = await cotizar(llamar, nuevoPostulante())
  const declaracionSaludId = await insertarInvitacion(desk.db, prospectoId, { por: 'prueba', en: desk.clock.ahora() })
  return { prospectoId, declaracionSaludId }
}
