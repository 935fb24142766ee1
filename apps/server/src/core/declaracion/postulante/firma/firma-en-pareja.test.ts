import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import {
  answerAll,
  cartaDe,
  enlaceEn,
  enter,
  type Postulante,
  parejaInvitada,
  ultimoCodigo,
} from '../../../../testing/electronica/electronica.ts'
import { porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const read = async ({ post }: Postulante) => (await post('obtenerPostulacion')).body.data

test.each(['otorga', 'recibe'] as const)(
  'after the other of the pair ended, signing and quoting are refused: %s',
  async (lado) => {
    const asesora = await desk.as('asesora')
    const pareja = await parejaInvitada(desk, asesora)
    const [queda, termina] = lado === 'otorga' ? [pareja.otorga, pareja.recibe] : [pareja.recibe, pareja.otorga]
    const quien = await enter(desk, queda)
    await answerAll(quien)
    const { firma } = await read(quien)
    await desk.db
      .updateTable('declaracion')
      .set({ etapa: 'rechazado' })
      .where('prospectoId', '=', termina.prospectoId)
      .execute()
    const conCodigo = { pin: '000000', acepta: true, version: firma.version }
    for (const intento of [quien.post('pedirCodigoDeFirma'), quien.post('firmarDeclaracion', conCodigo)])
      expect((await intento).body.codigo).toBe('pareja_detenida')
    const renta = await asesora.post(routes.calcularRenta.path, { prospectoId: queda.prospectoId })
    expect(renta.body.data).toMatchObject({ codigoError: 422, descripcion: parejaMessages.detenida.text })
  },
)

test('the receiver waits for the giver at both entries, and gets a mail at its turn', async () => {
  const asesora = await desk.as('asesora')
  const { otorga, recibe } = await parejaInvitada(desk, asesora)
  const quienRecibe = await enter(desk, recibe)
  await answerAll(quienRecibe)
  const { firma, ...leida } = await read(quienRecibe)
  expect(leida).toMatchObject({ paso: 'firma', esperaAlOtorgante: true })
  const conCodigo = { pin: '000000', acepta: true, version: firma.version }
  for (const intento of [quienRecibe.post('pedirCodigoDeFirma'), quienRecibe.post('firmarDeclaracion', conCodigo)])
    expect((await intento).body.codigo).toBe('firma_despues_de_otorgante')
  const avance = () => porHttp(asesora)('obtenerAvanceInvitacion', { prospectoId: recibe.prospectoId })
  expect(await avance()).toMatchObject({ paso: 'firma', esperaAlOtorgante: true })

  const quienOtorga = await enter(desk, otorga)
  await answerAll(quienOtorga)
  expect(await read(quienOtorga)).toMatchObject({ esperaAlOtorgante: false })
  await quienOtorga.post('pedirCodigoDeFirma')
  const pin = await ultimoCodigo(desk, otorga)
  expect((await quienOtorga.post('firmarDeclaracion', { ...conCodigo, pin })).body.data).toEqual({ estado: 'enviada' })

  const carta = await cartaDe(desk, recibe.prospectoId, 'Ya puede firmar su Declaración de Salud')
  expect((await desk.anyone().post(routes.abrirInvitacion.path, { enlace: enlaceEn(carta) })).status).toBe(200)
  expect(carta.toUpperCase()).not.toMatch(/ELENA|PRUEBA|EXAMPLE\.CL/)
  // the receiver continues with the same link
  const sigue = await quienRecibe.post('obtenerPostulacion', { enlace: recibe.enlace })
  expect(sigue.body.data).toMatchObject({ paso: 'firma', esperaAlOtorgante: false })
  expect(await avance()).toMatchObject({ esperaAlOtorgante: false })
  expect((await quienRecibe.post('pedirCodigoDeFirma')).status).toBe(200)
})
