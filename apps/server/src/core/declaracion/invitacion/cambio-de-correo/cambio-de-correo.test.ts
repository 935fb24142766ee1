import { routes } from '@alerce/contract/routes'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formularioDe } from '../../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import {
  cartaDe,
  delPostulante,
  enlaceEn,
  enter,
  invitada,
  NACIDA,
  ventaElectronica,
} from '../../../../testing/electronica/electronica.ts'
import { nuevoPostulante, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk(delPostulante)
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const correoDe = async (usuario: string) =>
  (await desk.db.selectFrom('usuario').select('correo').where('usuario', '=', usuario).executeTakeFirstOrThrow()).correo
const post = (name: keyof typeof routes, payload: object, client: Client = asesora) =>
  client.post(routes[name].path, payload)

describe('the address of a user is no applicant’s', () => {
  const con = (correo: string) => ({ ...formularioDe(nuevoPostulante()), tipoVenta: 'E', correo })

  test('as it is, in capitals, with a plus tag, and of every role', async () => {
    const propia = await correoDe('asesora')
    const [quien = '', donde = ''] = propia.split('@')
    const ajenas = await Promise.all(['asesor2', 'jefatura', 'mesa', 'contraloria', 'administracion'].map(correoDe))
    for (const correo of [propia, propia.toUpperCase(), `${quien}+venta@${donde}`, ...ajenas]) {
      const { status, body } = await post('ingresarProspecto', con(correo))
      expect([status, body.errores], correo).toEqual([
        400,
        [{ campo: 'correo', mensaje: 'Ese correo es de una persona de la isapre. Ingrese el del postulante.' }],
      ])
    }
  })

  test('nor with dots where they do not count', async () => {
    await desk.db
      .updateTable('usuario')
      .set({ correo: 'ana.perez@gmail.com' })
      .where('usuario', '=', 'asesor2')
      .execute()
    for (const correo of ['anaperez@gmail.com', 'a.n.a.perez+x@googlemail.com'])
      expect((await post('ingresarProspecto', con(correo))).body.errores?.[0]?.campo, correo).toBe('correo')
    expect((await post('ingresarProspecto', con('ana.perez@example.cl'))).status).toBe(200)
  })

  test('in an update, over the API and in the declaration of a manual sale', async () => {
    const propia = await correoDe('asesora')
    const venta = await invitada(desk, asesora)
    const cambio = { ...formularioDe(venta.postulante), prospectoId: venta.prospectoId, tipoVenta: 'E', correo: propia }
    expect((await post('actualizarProspecto', cambio)).body.errores?.[0]?.campo).toBe('correo')
    const cliente = await desk.bearer()
    const identificador = (
      await desk.db.selectFrom('usuario').select('id').where('usuario', '=', 'asesora').executeTakeFirstOrThrow()
    ).id
    expect((await post('ingresarProspecto', { ...con(propia), identificador }, cliente)).body.errores?.[0]?.campo).toBe(
      'correo',
    )
  })

  test('that came to be a user’s afterwards is not invited, and a user is not given that of a sale that goes on', async () => {
    const { prospectoId } = await ventaElectronica(asesora)
    const { correo } = await desk.db
      .selectFrom('prospecto')
      .select('correo')
      .where('id', '=', prospectoId)
      .executeTakeFirstOrThrow()
    const administracion = await desk.as('administracion')
    const { id: usuarioId, ...mesa } = await desk.db
      .selectFrom('usuario')
      .select(['id', 'usuario', 'rut', 'nombres', 'apellidoPaterno', 'apellidoMaterno', 'roles', 'equipoId', 'version'])
      .where('usuario', '=', 'mesa')
      .executeTakeFirstOrThrow()
    const { status, body } = await post('guardarUsuario', { ...mesa, usuarioId, correo }, administracion)
    expect([status, body.codigo]).toEqual([409, 'usuario_correo_de_postulante'])
    // as before this rule
    const antes = await correoDe('mesa')
    await desk.db.updateTable('usuario').set({ correo }).where('usuario', '=', 'mesa').execute()
    expect((await post('generarInvitacionDashboard', { prospectoId })).body.codigo).toBe('correo_de_usuario')
    await desk.db.updateTable('usuario').set({ correo: antes }).where('usuario', '=', 'mesa').execute()
  })
})

describe('an address that changes after the invitation', () => {
  const NUEVO = 'otra.casilla@example.cl'

  async function cambiada() {
    const venta = await invitada(desk, asesora)
    const { prospectoId, postulante } = venta
    const anterior = String(formularioDe(postulante).correo)
    await porHttp(asesora)('actualizarProspecto', {
      ...formularioDe(postulante),
      prospectoId,
      tipoVenta: 'E',
      correo: NUEVO,
    })
    return {
      ...venta,
      anterior,
      confirma: enlaceEn(await cartaDe(desk, prospectoId, 'Cambió el correo de su invitación')),
    }
  }
  const open = async (enlace: string) => (await post('abrirInvitacion', { enlace }, desk.anyone())).body
  const bitacora = async (prospectoId: number) =>
    (await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })).map(({ estado }) => estado).join('\n')

  test('is mailed to the former one, and the seller gets no link for a day', async () => {
    const { prospectoId, enlace, anterior, postulante } = await cambiada()
    const carta = await desk.db
      .selectFrom('correo')
      .select(['para', 'texto'])
      .where('prospectoId', '=', prospectoId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect([carta.para, carta.texto]).toEqual([anterior, expect.stringContaining('o•••@example.cl')])
    expect(await bitacora(prospectoId)).toMatch(/cambiado después de invitarlo.*de .•••@.* a o•••@example\.cl/)
    for (const name of ['reenviarInvitacion', 'compartirInvitacion'] as const)
      expect((await post(name, { prospectoId })).body.codigo, name).toBe('invitacion_retenida')
    expect((await open(enlace)).codigo).toBe('invitacion_retenida')
    const dicho = { enlace, documento: postulante.rut, fechaNacimiento: NACIDA }
    expect((await post('identificarPostulante', dicho, desk.anyone())).body.codigo).toBe('invitacion_retenida')
    desk.clock.pasan(24 * HORA_MS + 1)
    asesora = await desk.as('asesora')
    expect((await open(enlace)).data.estado).toBe('identidad')
  })

  test('goes on at once when the one before it confirms, and not by a link that was opened only', async () => {
    const { prospectoId, enlace, confirma } = await cambiada()
    const { data } = (await post('abrirCambioDeCorreo', { enlace: confirma }, desk.anyone())).body
    expect(data).toMatchObject({ nuevo: 'o•••@example.cl', esSuyo: null })
    expect((await open(enlace)).codigo).toBe('invitacion_retenida')
    const si = { enlace: confirma, esSuyo: true }
    expect((await post('responderCambioDeCorreo', si, desk.anyone())).body.data).toEqual({ esSuyo: true })
    expect((await post('responderCambioDeCorreo', { ...si, esSuyo: false }, desk.anyone())).body.data).toEqual({
      esSuyo: true,
    })
    expect((await open(enlace)).data.estado).toBe('identidad')
    expect(await bitacora(prospectoId)).toContain('confirmó el cambio')
  })

  test('disowned, waits for good; a second change asks the first address again, not the seller’s', async () => {
    const { prospectoId, enlace, confirma, anterior, postulante } = await cambiada()
    const change = (correo: string) =>
      porHttp(asesora)('actualizarProspecto', { ...formularioDe(postulante), prospectoId, tipoVenta: 'E', correo })
    await post('responderCambioDeCorreo', { enlace: confirma, esSuyo: false }, desk.anyone())
    desk.clock.pasan(48 * HORA_MS)
    asesora = await desk.as('asesora')
    expect((await open(enlace)).codigo).toBe('cambio_de_correo_desconocido')
    await change('tercera@example.cl')
    const cartas = await desk.db
      .selectFrom('correo')
      .select('para')
      .where('prospectoId', '=', prospectoId)
      .where('asunto', '=', 'Cambió el correo de su invitación')
      .execute()
    expect(cartas.map(({ para }) => para)).toEqual([anterior, anterior])
    expect((await open(enlace)).codigo).toBe('invitacion_retenida')
    await change(anterior)
    expect((await open(enlace)).data.estado).toBe('identidad')
  })
})

test('opening a link notifies nobody and changes no stage; identifying does', async () => {
  const venta = await invitada(desk, asesora)
  const { prospectoId, identificador, enlace } = venta
  const etapa = async () =>
    (await desk.db.selectFrom('declaracion').select('etapa').where('id', '=', identificador).executeTakeFirstOrThrow())
      .etapa
  const avisos = async () =>
    (await desk.db.selectFrom('notificacion').select('id').where('prospectoId', '=', prospectoId).execute()).length
  await post('abrirInvitacion', { enlace }, desk.anyone())
  expect([await etapa(), await avisos()]).toEqual(['invitacionEnviada', 0])
  await enter(desk, venta)
  expect([await etapa(), await avisos()]).toEqual(['apruebaAutorizacionPrevired', 1])
})
