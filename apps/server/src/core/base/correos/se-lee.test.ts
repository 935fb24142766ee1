import { correosMessages } from '@alerce/contract/messages/base/correos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { cartaAbierta, deUnaCarta } from '../../../testing/electronica/electronica.ts'
import { servicios } from '../../../testing/servicios.ts'
import { deliverCorreo } from './deliver-correo.ts'
import { obtenerCorreoUseCase } from './obtener-correo.ts'
import type { EstadoDeCorreo } from './read-model.ts'
import { insertCorreo } from './repository.ts'
import { enqueueCorreo } from './send-correo.ts'
import { verCorreoUseCase } from './ver-correo.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const codigo = 'Hola, Ana:\n\nCódigo: 123456\n'
const enlace = 'Hola, Ana:\n\nhttps://panel.example.cl/postulacion/declaracion#enlace=aB_3-x\n'

async function escrita(texto: string, estado: EstadoDeCorreo): Promise<number> {
  const de = { prospectoId: null, asesorId: null, huella: null, para: 'ana@example.cl', clase: 'declaracion' }
  const id = await insertCorreo(desk.db, { ...de, adjuntos: [], asunto: 'Para usted', texto }, desk.clock.ahora())
  await desk.db.updateTable('correo').set({ estado }).where('id', '=', id).execute()
  return id
}

/** Context of a caller outside the demo, without its public password. */
const como = (rol: string) =>
  ({ ...servicios, tx: desk.db, demo: false, actor: { kind: 'persona', roles: [rol] } }) as never

test.each([
  ['a code that waits for no server', codigo, 'en bandeja', { mesa: false, administracion: true }],
  ['a link that waits for no server', enlace, 'en bandeja', { mesa: false, administracion: true }],
  ['a code that a server takes', codigo, 'pendiente', { mesa: false, administracion: false }],
  ['a link that could not be sent', enlace, 'fallido', { mesa: false, administracion: false }],
  ['a letter without code or link', 'Hola, Ana:\n', 'pendiente', { mesa: true, administracion: true }],
] as const)('%s can be read by the roles allowed', async (_what, texto, estado, leen) => {
  const correoId = await escrita(texto, estado)
  for (const [rol, lee] of Object.entries(leen)) {
    const leido = await obtenerCorreoUseCase.run({ correoId }, como(rol))
    expect(leido).toMatchObject({ para: 'ana@example.cl', asunto: 'Para usted', estado, texto: lee ? texto : null })
    const visto = verCorreoUseCase.run({ correoId }, como(rol))
    if (lee) expect(await visto).toMatchObject({ mime: 'text/html' })
    else await expect(visto).rejects.toMatchObject({ definition: correosMessages.reservado })
  }
})

test.each([
  ['a code', codigo, 'Hola, Ana:\n\nCódigo: (entregado)\n'],
  ['a link', enlace, 'Hola, Ana:\n\nhttps://panel.example.cl/postulacion/declaracion#enlace=(entregado)\n'],
])('%s lies in no row in the open: sealed until it is delivered, then forgotten', async (_what, texto, olvidada) => {
  const enviadas: string[] = []
  const en = (disponible: boolean) => ({
    db: desk.db,
    clock: desk.clock,
    services: servicios,
    mailer: { disponible, rebotes: null, send: async (mail: { texto: string }) => void enviadas.push(mail.texto) },
  })
  const carta = { prospectoId: null, asesorId: null, para: 'sellada@example.cl', texto, adjuntos: [] }
  const write = async () => {
    await enqueueCorreo({ ...servicios, tx: desk.db, ahora: desk.clock.ahora() }, 'codigoPostulante', carta)
    return await ultima()
  }
  const ultima = () =>
    desk.db
      .selectFrom('correo')
      .select(deUnaCarta)
      .where('para', '=', carta.para)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()

  const nueva = await write()
  expect([nueva.texto, cartaAbierta(nueva)]).toEqual([olvidada, texto])
  await deliverCorreo(en(true), { correoId: nueva.id })
  expect(enviadas).toEqual([texto])
  expect(await ultima()).toMatchObject({ id: nueva.id, texto: olvidada, conLlave: null })

  const { id } = await write()
  await deliverCorreo(en(false), { correoId: id })
  expect(cartaAbierta(await ultima())).toBe(texto)
  expect(await obtenerCorreoUseCase.run({ correoId: id }, como('administracion'))).toMatchObject({
    texto: expect.any(String),
  })
  expect(await obtenerCorreoUseCase.run({ correoId: id }, como('mesa'))).toMatchObject({ texto: null })
})
