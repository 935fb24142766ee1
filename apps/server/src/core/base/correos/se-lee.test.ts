import { correosMessages } from '@alerce/contract/messages/base/correos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { obtenerCorreoUseCase } from './obtener-correo.ts'
import type { EstadoDeCorreo } from './read-model.ts'
import { insertarCorreo } from './repository.ts'
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
  const id = await insertarCorreo(desk.db, { ...de, adjuntos: [], asunto: 'Para usted', texto }, desk.clock.ahora())
  await desk.db.updateTable('correo').set({ estado }).where('id', '=', id).execute()
  return id
}

/** Who calls, outside of the demo: there nobody has the public password. */
const como = (rol: string) => ({ tx: desk.db, demo: false, actor: { kind: 'persona', roles: [rol] } }) as never

test.each([
  ['a code that waits for no server', codigo, 'en bandeja', { mesa: false, administracion: true }],
  ['a link that waits for no server', enlace, 'en bandeja', { mesa: false, administracion: true }],
  ['a code that a server takes', codigo, 'pendiente', { mesa: false, administracion: false }],
  ['a link that could not be sent', enlace, 'fallido', { mesa: false, administracion: false }],
  ['what opens nothing', 'Hola, Ana:\n', 'pendiente', { mesa: true, administracion: true }],
] as const)('%s is read by whom it may', async (_what, texto, estado, leen) => {
  const correoId = await escrita(texto, estado)
  for (const [rol, lee] of Object.entries(leen)) {
    const leido = await obtenerCorreoUseCase.run({ correoId }, como(rol))
    expect(leido).toMatchObject({ para: 'ana@example.cl', asunto: 'Para usted', estado, texto: lee ? texto : null })
    const visto = verCorreoUseCase.run({ correoId }, como(rol))
    if (lee) expect(await visto).toMatchObject({ mime: 'text/html' })
    else await expect(visto).rejects.toMatchObject({ definition: correosMessages.reservado })
  }
})
