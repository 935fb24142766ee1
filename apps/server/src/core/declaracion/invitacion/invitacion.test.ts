import { routes } from '@alerce/contract/routes'
import { DIA_MS, MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quote } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import {
  cartaAbierta,
  cartaDe,
  delPostulante,
  deUnaCarta,
  ES_OTRA_CARTA_MS,
  enlaceEn,
  invitada,
  ventaElectronica,
} from '../../../testing/electronica/electronica.ts'
import { nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk(delPostulante)
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const ASUNTO = 'Complete su Declaración de Salud'
const generate = (prospectoId: number, client = asesora) =>
  client.post(routes.generarInvitacionDashboard.path, { prospectoId })
const prospecto = (id: number) =>
  desk.db.selectFrom('prospecto').select(['etapa', 'estado', 'folioDS']).where('id', '=', id).executeTakeFirstOrThrow()

describe('generating an invitation', () => {
  test('creates the electronic declaration with its family, and mails a link without names', async () => {
    const hijo = { fechaNacimiento: '2015/03/20', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const
    const { prospectoId, postulante } = await ventaElectronica(asesora, {
      beneficiarios: [{ ...hijo, descripcionOtro: '' }],
    })
    const { status, body } = await generate(prospectoId)
    expect(status).toBe(200)
    const { declaracionSaludId } = body.data
    expect(await prospecto(prospectoId)).toMatchObject({ etapa: 'invitacionEnviada', estado: 'Invitación Enviada' })
    const personas = await desk.db
      .selectFrom('declaracionPersona')
      .select('tipo')
      .where('declaracionId', '=', declaracionSaludId)
      .orderBy('orden')
      .execute()
    expect(personas.map(({ tipo }) => tipo)).toEqual([0, 2])
    const carta = await cartaDe(desk, prospectoId, ASUNTO)
    expect(carta).toContain('https://alerce.test/postulacion/declaracion#enlace=')
    expect(carta).toContain('vence el 06-11-2026')
    expect(carta.toUpperCase()).not.toMatch(/ELENA|PRUEBA|EXAMPLE\.CL/)
    expect(carta).not.toContain(postulante.rut)
  })

  test('twice is once, and saving the stage afterwards changes nothing', async () => {
    const { prospectoId } = await ventaElectronica(asesora)
    const [una, otra] = [await generate(prospectoId), await generate(prospectoId)]
    expect(otra.body.data).toEqual(una.body.data)
    const guardada = await asesora.post(routes.guardarEtapaProspecto.path, { prospectoId, etapa: 'invitacionEnviada' })
    expect(guardada.status).toBe(200)
    const enlaces = await desk.db
      .selectFrom('enlaceInvitacion')
      .select('id')
      .where('declaracionId', '=', una.body.data.declaracionSaludId)
      .execute()
    expect(enlaces).toHaveLength(1)
  })

  test('is for an electronic sale with a confirmed plan, of one’s own', async () => {
    const manual = await quote(porHttp(asesora), nuevoPostulante())
    expect((await generate(manual)).body.codigo).toBe('venta_no_electronica')
    const { prospectoId } = await ventaElectronica(asesora)
    expect((await generate(prospectoId, await desk.as('asesor2'))).status).toBe(404)
    await desk.db.updateTable('prospecto').set({ etapa: 'prospecto' }).where('id', '=', prospectoId).execute()
    expect((await generate(prospectoId)).body.codigo).toBe('invitacion_sin_plan')
  })

  test('the check warns of an earlier one that was not completed, and the new one annuls it', async () => {
    const antes = await invitada(desk, asesora)
    const { prospectoId } = await ventaElectronica(asesora, { rut: antes.postulante.rut })
    const check = await asesora.post(routes.validarCreacionDS.path, { prospectoId })
    expect(check.body.data).toBe('advertencia')
    expect((await generate(prospectoId)).status).toBe(200)
    expect((await prospecto(antes.prospectoId)).estado).toBe('Invitación Anulada')
    expect((await desk.anyone().post(routes.abrirInvitacion.path, { enlace: antes.enlace })).status).toBe(404)
  })

  test('after an annulled one it begins anew, and an annulled link stays closed', async () => {
    const { prospectoId, enlace, identificador } = await invitada(desk, asesora)
    await porHttp(asesora)('anularInvitacion', { prospectoId, clonar: false })
    const { body } = await generate(prospectoId)
    expect(body.data.declaracionSaludId).not.toBe(identificador)
    expect((await desk.anyone().post(routes.abrirInvitacion.path, { enlace })).status).toBe(404)
    expect((await prospecto(prospectoId)).estado).toBe('Invitación Enviada')
  })
})

describe('handing it on', () => {
  test('a resend takes the place of all before it, five times a day', async () => {
    const { prospectoId, enlace } = await invitada(desk, asesora)
    const resend = () => asesora.post(routes.reenviarInvitacion.path, { prospectoId })
    const carta = await cartaDe(desk, prospectoId, ASUNTO)
    // pressed again within minutes it is the same letter, and the link in it goes on working
    desk.clock.pasan(2 * MINUTO_MS)
    expect((await resend()).body.data).toEqual({ resultado: 'recienEnviada', hace: 2, faltan: 3 })
    expect(await cartaDe(desk, prospectoId, ASUNTO)).toBe(carta)
    expect((await desk.anyone().post(routes.abrirInvitacion.path, { enlace })).status).toBe(200)
    for (const _ of [2, 3, 4, 5]) {
      desk.clock.pasan(ES_OTRA_CARTA_MS)
      expect((await resend()).body.data).toEqual({ resultado: 'enviada' })
    }
    expect((await resend()).body.codigo).toBe('invitacion_demasiadas')
    expect(enlaceEn(await cartaDe(desk, prospectoId, ASUNTO))).not.toBe(enlace)
  })

  test('a shared link works beside the mailed one, is never remembered, and there are twenty a day', async () => {
    const { prospectoId, enlace } = await invitada(desk, asesora)
    const share = () =>
      asesora.post(routes.compartirInvitacion.path, { prospectoId }, { 'idempotency-key': 'clave-de-compartir' })
    const [una, otra] = [await share(), await share()]
    expect(una.body.data.enlace).toMatch(/^https:\/\/alerce\.test\/postulacion\/declaracion#enlace=[\w-]{43}$/)
    expect(otra.body.data.enlace).not.toBe(una.body.data.enlace)
    for (const uno of [enlace, enlaceEn(una.body.data.enlace)])
      expect((await desk.anyone().post(routes.abrirInvitacion.path, { enlace: uno })).status).toBe(200)
    for (const _ of Array.from({ length: 18 })) expect((await share()).status).toBe(200)
    expect((await share()).body.codigo).toBe('invitacion_demasiados_enlaces')
  })

  test('without an invitation, resending and sharing are refused', async () => {
    const { prospectoId } = await ventaElectronica(asesora)
    for (const route of [routes.reenviarInvitacion, routes.compartirInvitacion])
      expect((await asesora.post(route.path, { prospectoId })).body.codigo).toBe('sin_invitacion')
    expect((await asesora.post(routes.obtenerAvanceInvitacion.path, { prospectoId })).body.data).toBeNull()
  })
})

test('thirty days after the last link it expires: the advisor is notified and can invite again', async () => {
  const vence = await invitada(desk, asesora)
  desk.clock.pasan(29 * DIA_MS)
  const sigue = await invitada(desk, await desk.as('asesora'))
  // signed once, and opened again by an update: it is over when it is signed again or rejected
  const reabierta = await invitada(desk, await desk.as('asesora'))
  await desk.db
    .updateTable('declaracion')
    .set({ etapa: 'beneficiarios', reabiertaEn: desk.clock.ahora() })
    .where('id', '=', reabierta.identificador)
    .execute()
  await desk.db
    .updateTable('enlaceInvitacion')
    .set({ expira: desk.clock.ahora() })
    .where('declaracionId', '=', reabierta.identificador)
    .execute()
  desk.clock.pasan(DIA_MS)
  await desk.ronda('vencer-invitaciones')
  expect((await prospecto(sigue.prospectoId)).estado).toBe('Invitación Enviada')
  expect(await prospecto(vence.prospectoId)).toMatchObject({ etapa: 'invitacionAnulada', estado: 'Invitación Anulada' })
  const { etapa } = await desk.db
    .selectFrom('declaracion')
    .select('etapa')
    .where('id', '=', vence.identificador)
    .executeTakeFirstOrThrow()
  expect(etapa).toBe('noVigente')
  expect((await prospecto(reabierta.prospectoId)).etapa).toBe('invitacionEnviada')
  const again = await desk.as('asesora')
  const { notificaciones } = await porHttp(again)('obtenerNotificaciones', {})
  expect(notificaciones.find(({ prospectoId }) => prospectoId === vence.prospectoId)?.mensaje).toContain('venció')
  expect((await generate(vence.prospectoId, again)).status).toBe(200)
})

test('three days before the end the applicant gets one reminder, and the advisor a notification', async () => {
  const RECORDATORIO = 'Su invitación a la Declaración de Salud está por vencer'
  const { prospectoId, enlace } = await invitada(desk, await desk.as('asesora'))
  const ronda = async () => {
    await desk.ronda('recordar-invitaciones')
    const cartas = await desk.db
      .selectFrom('correo')
      .select(deUnaCarta)
      .where('prospectoId', '=', prospectoId)
      .where('asunto', '=', RECORDATORIO)
      .execute()
    return cartas.map(cartaAbierta)
  }
  desk.clock.pasan(26 * DIA_MS)
  expect(await ronda()).toEqual([])
  desk.clock.pasan(DIA_MS)
  const [carta, ...mas] = [...(await ronda()), ...(await ronda()).slice(1)]
  expect(mas).toEqual([])
  expect(carta).toMatch(/vence el \d\d-12-2026/)
  for (const uno of [enlace, enlaceEn(carta ?? '')])
    expect((await desk.anyone().post(routes.abrirInvitacion.path, { enlace: uno })).status).toBe(200)
  const again = await desk.as('asesora')
  const { notificaciones } = await porHttp(again)('obtenerNotificaciones', {})
  const suyas = notificaciones.filter((una) => una.prospectoId === prospectoId)
  expect(suyas.filter(({ mensaje }) => mensaje.includes('Enviamos un recordatorio'))).toHaveLength(1)
  desk.clock.pasan(3 * DIA_MS)
  await desk.ronda('vencer-invitaciones')
  expect((await prospecto(prospectoId)).estado).toBe('Invitación Anulada')
})
