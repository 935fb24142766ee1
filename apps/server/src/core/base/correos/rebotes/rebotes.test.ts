import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailer } from '../../../../platform/outside/mail.ts'
import { createVault } from '../../../../platform/vault.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { signInPostulante } from '../../../../testing/postulante.ts'
import { servicios } from '../../../../testing/servicios.ts'
import { type MailServer, startMailServer } from '../../../../testing/smtp.ts'
import { porHttp } from '../../../../testing/ventas.ts'
import { deliverCorreo } from '../deliver-correo.ts'
import { insertCorreo } from '../repository.ts'
import { correoDeRebote, direccionDeRebote } from './direccion-de-rebote.ts'
import { recordRebote } from './record-rebote.ts'

const BUZON = 'rebotes@correo.example.cl'
let server: MailServer
let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  server = await startMailServer()
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(async () => {
  await desk.close()
  await server.close()
})
beforeEach(async () => {
  prospectoId = await signInPostulante(asesora, { correo: 'nadie@example.cl' })
})

/** Sends a letter to the applicant by the mail server; returns its id and the address to which it comes back. */
async function send(): Promise<{ readonly correoId: number; readonly vuelve: string }> {
  const { asesorId } = await desk.db
    .selectFrom('prospecto')
    .select('asesorId')
    .where('id', '=', prospectoId)
    .executeTakeFirstOrThrow()
  const carta = { prospectoId, asesorId, para: 'nadie@example.cl', clase: 'cotizacion', huella: null, adjuntos: [] }
  const nueva = { ...carta, asunto: 'Su cotización', texto: 'Hola' }
  const correoId = await insertCorreo(desk.db, nueva, desk.clock.ahora())
  const mailer = createMailer({ url: server.url, from: 'Alerce <panel@correo.example.cl>', rebotes: BUZON })
  await deliverCorreo({ db: desk.db, clock: desk.clock, services: servicios, mailer }, { correoId })
  return { correoId, vuelve: server.received.at(-1)?.from ?? '' }
}

/** A delivery report as Postfix writes it. */
const reporte = (vuelve: string, { accion = 'failed', estado = '5.1.1' } = {}) => `Return-Path: <>
From: MAILER-DAEMON@mx.example.cl (Mail Delivery System)
To: ${vuelve}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="parte"

--parte
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--parte
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.cl

Final-Recipient: rfc822; nadie@example.cl
Action: ${accion}
Status: ${estado}
Diagnostic-Code: smtp; 550 5.1.1 <nadie@example.cl>: user unknown

--parte
Content-Type: message/rfc822

Subject: =?UTF-8?Q?Su_cotizaci=C3=B3n?=

Hola
--parte--
`
const arrive = (texto: string, para = '') =>
  recordRebote(
    { db: desk.db, clock: desk.clock, vault: servicios.vault },
    { contenido: Buffer.from(texto.replaceAll('\n', '\r\n')), para },
  )
const datos = () => porHttp(asesora)('obtenerDatosProspecto', { prospectoId })
const avisos = async () => {
  const { notificaciones } = await porHttp(asesora)('obtenerNotificaciones', {})
  const suyos = notificaciones.filter((una) => una.prospectoId === prospectoId && una.tipo === 'correo')
  return suyos.map(({ mensaje }) => mensaje)
}

const enTarjeta = async () => {
  const cartera = await porHttp(asesora)('obtenerProspectos', { limite: 100 })
  return cartera.find((una) => una.prospectoId === prospectoId)?.correoRebota
}

describe('the card of the list', () => {
  test('is marked while its address bounces: not another address, nor after the letter is deleted', async () => {
    const { correoId, vuelve } = await send()
    expect(await enTarjeta()).toBe(false)
    await arrive(reporte(vuelve))
    expect(await enTarjeta()).toBe(true)
    const changeTo = (correo: string) =>
      desk.db.updateTable('prospecto').set({ correo }).where('id', '=', prospectoId).execute()
    await changeTo('otra@example.cl')
    expect(await enTarjeta()).toBe(false)
    await changeTo('nadie@example.cl')
    expect(await enTarjeta()).toBe(true)
    await desk.db.deleteFrom('correo').where('id', '=', correoId).execute()
    expect(await enTarjeta()).toBe(false)
  })
})

describe('a letter that comes back for good', () => {
  test('leaves by a marked return address, and says why on the outbox and the form, once to the advisor', async () => {
    const { correoId, vuelve } = await send()
    expect(vuelve).toMatch(/^rebotes\+\d+-[0-9a-f]{32}@correo\.example\.cl$/)
    expect(await arrive(reporte(vuelve))).toBe('anotado')
    const dicho = 'Rebotó el 07-10-2026: la casilla no existe.'
    const mesa = porHttp(await desk.as('mesa'))
    expect(await mesa('obtenerCorreo', { correoId })).toMatchObject({ estado: 'enviado', rebote: dicho })
    expect((await mesa('obtenerCorreos', { texto: 'nadie@' })).correos[0]).toMatchObject({ correoId, rebote: dicho })
    expect((await datos()).rebote).toBe(dicho)
    expect(await avisos()).toEqual([
      'No se pudo entregar un correo: «Su cotización». Revise la dirección del postulante.',
    ])
    expect(await arrive(reporte(vuelve))).toBe('repetido')
    expect(await avisos()).toHaveLength(1)
  })

  test('to an address known to bounce tells the advisor no more', async () => {
    await arrive(reporte((await send()).vuelve))
    expect(await arrive(reporte((await send()).vuelve))).toBe('anotado')
    expect(await avisos()).toHaveLength(1)
  })

  test('is forgotten by the form once the address is another', async () => {
    await arrive(reporte((await send()).vuelve))
    await desk.db.updateTable('prospecto').set({ correo: 'alguien@example.cl' }).where('id', '=', prospectoId).execute()
    expect((await datos()).rebote).toBeUndefined()
  })

  test('is recognised by the address of the mail server, in capitals', async () => {
    const { vuelve } = await send()
    expect(await arrive(reporte('postmaster@correo.example.cl'), vuelve.toUpperCase())).toBe('anotado')
  })
})

test.each([
  ['a delay', { accion: 'delayed', estado: '4.4.1' }],
  ['a passing failure', { accion: 'failed', estado: '4.4.7' }],
])('%s changes nothing', async (_title, como) => {
  const { vuelve } = await send()
  expect(await arrive(reporte(vuelve, como))).toBe('pasajero')
  expect([(await datos()).rebote, await avisos()]).toEqual([undefined, []])
})

test.each<[string, (vuelve: string) => string]>([
  ['a forged mark', (vuelve) => reporte(vuelve.replace(/-[0-9a-f]/, (one) => (one === '-0' ? '-1' : '-0')))],
  ['the mark of another letter', (vuelve) => reporte(vuelve.replace(/\+\d+/, '+1'))],
  ['no mark', () => reporte(BUZON)],
  ['an answer of a person', (vuelve) => `From: ana@example.cl\nTo: ${vuelve}\nSubject: Re: Su cotización\n\nGracias\n`],
  ['no mail at all', () => '\u0000\u0001 not a mail'],
])('%s is unknown and changes nothing', async (_title, mensaje) => {
  const { vuelve } = await send()
  expect(await arrive(mensaje(vuelve))).toBe('desconocido')
  expect([(await datos()).rebote, await avisos()]).toEqual([undefined, []])
})

test('a mark stays valid when the key is changed, while the former one still opens', () => {
  const [antes, ahora] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')]
  const vuelve = direccionDeRebote(createVault(antes), BUZON, 17)
  expect(correoDeRebote(createVault(ahora, antes), vuelve)).toBe(17)
  expect(correoDeRebote(createVault(ahora), vuelve)).toBeNull()
})

test('without a mailbox for bounces a letter comes back to its sender', async () => {
  const nueva = { prospectoId, asesorId: null, para: 'nadie@example.cl', clase: 'cotizacion', huella: null }
  const correoId = await insertCorreo(desk.db, { ...nueva, asunto: 'a', texto: 'b', adjuntos: [] }, desk.clock.ahora())
  const mailer = createMailer({ url: server.url, from: 'Alerce <panel@correo.example.cl>' })
  await deliverCorreo({ db: desk.db, clock: desk.clock, services: servicios, mailer }, { correoId })
  expect(server.received.at(-1)?.from).toBe('panel@correo.example.cl')
})
