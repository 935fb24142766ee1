import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import {
  answerAll,
  delPostulante,
  enlaceEn,
  enter,
  invitada,
  NACIDA,
  ultimoCodigo,
} from '../../../testing/electronica/electronica.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk(delPostulante)
})
afterAll(() => desk.close())

const otroQue = (codigo: string, n: number) => String((Number(codigo) + 1 + n) % 1_000_000).padStart(6, '0')

describe('wrong tries', () => {
  test('over twenty-one links spend ONE code at the fifth: the right one opens nothing afterwards', async () => {
    const asesora = await desk.as('asesora')
    const venta = await invitada(desk, asesora)
    const { prospectoId } = venta
    const enlaces = [venta.enlace]
    for (let i = 0; i < 20; i += 1)
      enlaces.push(enlaceEn((await porHttp(asesora)('compartirInvitacion', { prospectoId })).enlace))
    const anyone = desk.anyone()
    const dicho = { enlace: venta.enlace, documento: venta.postulante.rut, fechaNacimiento: NACIDA }
    const { desafio } = await anyone.data(routes.identificarPostulante.path, dicho)
    const bueno = await ultimoCodigo(desk, venta)
    const say = async (enlace: string, codigo: string) => {
      const { status, body } = await anyone.post(routes.entrarPostulacion.path, { enlace, desafio, codigo })
      return status === 200 ? `${body.data.estado} ${body.data.quedan ?? ''}` : `${status} ${body.codigo}`
    }
    const dichos: string[] = []
    for (const enlace of enlaces)
      for (let i = 0; i < 2; i += 1) dichos.push(await say(enlace, otroQue(bueno, dichos.length)))
    expect(dichos.slice(0, 5)).toEqual([2, 1, 2, 1, 0].map((quedan) => `noCoincide ${quedan}`))
    expect(new Set(dichos.slice(5))).toEqual(new Set(['422 codigo_vencido']))
    expect(await say(venta.enlace, bueno)).toBe('422 codigo_vencido')
    // a fresh one opens
    const { cookie } = await enter(desk, venta)
    expect(cookie).not.toBe('')
  })

  test('of a signature count the same, and answer how many are left', async () => {
    const venta = await invitada(desk, await desk.as('asesora'))
    const postulante = await enter(desk, venta)
    await answerAll(postulante)
    const { version } = (await postulante.post('obtenerPostulacion')).body.data.firma
    await postulante.post('pedirCodigoDeFirma')
    const bueno = await ultimoCodigo(desk, venta)
    const sign = async (pin: string) =>
      (await postulante.post('firmarDeclaracion', { pin, acepta: true, version })).body
    for (const quedan of [4, 3, 2, 1, 0])
      expect((await sign(otroQue(bueno, quedan))).data).toEqual({ estado: 'noCoincide', quedan })
    expect((await sign(bueno)).codigo).toBe('codigo_vencido')
  })
})

test('a code that was asked for before an answer changed signs nothing, the answer put back or not; a fresh one does', async () => {
  const venta = await invitada(desk, await desk.as('asesora'))
  const postulante = await enter(desk, venta)
  await answerAll(postulante)
  const { version } = (await postulante.post('obtenerPostulacion')).body.data.firma
  await postulante.post('pedirCodigoDeFirma')
  const viejo = await ultimoCodigo(desk, venta)
  const { cuestionario } = (await postulante.post('obtenerPostulacion')).body.data
  const de = { codigoPregunta: 1, version: cuestionario.version }
  await postulante.post('guardarRespuestaPostulante', { ...de, respuesta: false })
  for (const cual of ['resumenAntecedentes', 'resumenDeclaracion']) await postulante.post('confirmarResumen', { cual })
  const sign = async (pin: string) => await postulante.post('firmarDeclaracion', { pin, acepta: true, version })
  const { status, body } = await sign(viejo)
  expect([status, body.codigo]).toEqual([422, 'codigo_de_otro_contenido'])
  expect((await sign(viejo)).body.codigo).toBe('codigo_vencido')
  await postulante.post('pedirCodigoDeFirma')
  expect((await sign(await ultimoCodigo(desk, venta))).body.data).toEqual({ estado: 'enviada' })
})
