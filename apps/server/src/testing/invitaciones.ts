import { quote } from '../semilla/demo/recorrido.ts'
import { insertInvitacion } from '../semilla/repository.ts'
import type { Client } from './client.ts'
import type { Desk } from './desk.ts'
import { nuevoPostulante, porHttp } from './ventas.ts'

/** A new electronic sale with an invitation just sent: no operation sends one yet. */
export async function invitacionEnviada(desk: Desk, client: Client) {
  const call = porHttp(client)
  const prospectoId = await quote(call, nuevoPostulante())
  const declaracionSaludId = await insertInvitacion(desk.db, prospectoId, { por: 'prueba', en: desk.clock.ahora() })
  return { prospectoId, declaracionSaludId }
}
