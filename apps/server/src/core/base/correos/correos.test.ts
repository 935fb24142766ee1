import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailer } from '../../../platform/outside/mail.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { eventually } from '../../../testing/eventually.ts'
import { textOfPdf } from '../../../testing/pdf-text.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { servicios } from '../../../testing/servicios.ts'
import { loQueSeLee, type MailServer, startMailServer } from '../../../testing/smtp.ts'
import type { JobContext } from '../../job-context.ts'
import { saveArchivo } from '../archivos/save-archivo.ts'
import { deliverCorreo } from './deliver-correo.ts'
import { insertCorreo } from './repository.ts'
import { enqueueCorreo } from './send-correo.ts'

let server: MailServer
let desk: Desk
beforeAll(async () => {
  server = await startMailServer()
  desk = await openDesk({ SMTP_URL: server.url })
  await desk.startJobs()
})
afterAll(async () => {
  await desk.close()
  await server.close()
})

const contexto = (url: string | undefined, patienceMs = 30_000): JobContext => ({
  db: desk.db,
  clock: desk.clock,
  services: servicios,
  mailer: createMailer({ url, from: 'Alerce <no-responder@alerce.example.cl>', patienceMs }),
})

/** A mail in the outbox that no job knows of. */
async function escrito({ confidencial = false, clase = 'documentos' } = {}): Promise<number> {
  const contenido = Buffer.from('%PDF-1.7 papel')
  const archivo = { contenido, mime: 'application/pdf' as const, confidencial }
  const archivoId = await saveArchivo({ ...servicios, tx: desk.db, ahora: desk.clock.ahora() }, archivo)
  const correo = {
    prospectoId: null,
    asesorId: null,
    huella: null,
    para: 'ana.rojas@example.cl',
    clase,
    asunto: 'Documentos de su contrato',
    texto: 'Hola',
    adjuntos: [{ archivoId, nombre: 'papel.pdf' }],
  }
  return await insertCorreo(desk.db, correo, desk.clock.ahora())
}

const open = (client: Client, correoId: number, adjuntoId: number) =>
  client.get(`${routes.descargarAdjuntoCorreo.path}?correoId=${correoId}&adjuntoId=${adjuntoId}`)
const guardado = (id: number) =>
  desk.db
    .selectFrom('correo')
    .select(['estado', 'intentos', 'error', 'enviado'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('a letter to the placeholder address is not sent', async () => {
  const correoId = await escrito()
  await desk.db.updateTable('correo').set({ para: 'sincorreo@sincorreo.cl' }).where('id', '=', correoId).execute()
  await deliverCorreo(contexto(server.url), { correoId })
  expect(await guardado(correoId)).toMatchObject({ estado: 'fallido', enviado: null })
  expect(server.received.some((mail) => mail.to.includes('sincorreo@sincorreo.cl'))).toBe(false)
})

describe('the quote by mail', () => {
  test('reaches the applicant as a PDF that explains the price, and shows in the outbox as sent', async () => {
    const asesora = await desk.as('asesora')
    const prospectoId = await signInPostulante(asesora, { correo: 'felipe.contreras@example.cl' })
    await asesora.data('/api/v1/guardarRangoPactado', { prospectoId, minimoPlan: 105_000, maximoPlan: 330_000 })
    const [plan] = await asesora.data('/api/v2/obtenerPlanes', { prospectoId })
    const { totalUF } = await asesora.data('/api/v1/guardarPlanSeleccionado', {
      prospectoId,
      planCotizacionId: plan.planId,
      beneficiosComplementarios: [5],
    })
    expect(await asesora.data('/api/v2/enviarCotizacionCorreo', { prospectoId })).toBe('ok')

    await eventually(() => expect(server.received.some((m) => m.to.includes('felipe.contreras@example.cl'))).toBe(true))
    const mesa = await desk.as('mesa')
    await eventually(async () => {
      const { correos } = await mesa.data('/api/alerce/v1/obtenerCorreos')
      expect(correos[0]).toMatchObject({
        para: 'felipe.contreras@example.cl',
        clase: 'cotizacion',
        estado: 'enviado',
      })
    })
    const { correos } = await mesa.data('/api/alerce/v1/obtenerCorreos')
    const correo = await mesa.data('/api/alerce/v1/obtenerCorreo', { correoId: correos[0].correoId })
    expect(correo).toMatchObject({ intentos: 0, error: null, fecha: '07-10-2026 10:00' })
    expect(correo.texto).toContain(plan.codigoPlan)
    for (const dicho of ['Vale hasta el 06-11-2026.', 'Asesor: Camila Rojas', 'Teléfono: +56 9 8765 4001'])
      expect(correo.texto).toContain(dicho)
    expect(correo.adjuntos[0]).toMatchObject({
      tipoMIME: 'application/pdf',
      nombre: `cotizacion-${plan.codigoPlan}.pdf`,
    })
    const { raw, headers } = await open(mesa, correo.correoId, correo.adjuntos[0].adjuntoId)
    expect(headers['content-type']).toBe('application/pdf')
    const text = await textOfPdf(raw)
    for (const part of ['FELIPE ANDRÉS CONTRERAS MUÑOZ', '16.482.305-9', plan.nombrePlan, 'Cobertura dental'])
      expect(text).toContain(part)
    expect(text).toContain(`Total Cotización Pactada ${totalUF.toFixed(3).replace('.', ',')} UF`)
    const bitacora = await desk.db
      .selectFrom('bitacora')
      .select('evento')
      .where('prospectoId', '=', prospectoId)
      .execute()
    expect(bitacora.some((b) => b.evento === 106)).toBe(true)
  })
})

test('a letter that an advisor wrote leaves with its own subject and text; the outbox keeps neither', async () => {
  const asesora = await desk.as('asesora')
  const prospectoId = await signInPostulante(asesora, { correo: 'reservada@example.cl' })
  const carta = { prospectoId, clase: 'correo', asunto: 'Su consulta de ayer', texto: 'Le escribo por su plan.' }
  await asesora.data(routes.anotar.path, carta)
  const suya = () => server.received.find(({ to }) => to.includes('reservada@example.cl'))
  await eventually(() => expect(suya()).toBeDefined())
  const leido = loQueSeLee(suya()?.raw ?? '')
  expect(leido).toContain('Su consulta de ayer')
  expect(leido).toContain('Le escribo por su plan.')
  expect(leido).toMatch(/^Reply-To: .+@/im)
  const fila = () =>
    desk.db.selectFrom('correo').selectAll().where('prospectoId', '=', prospectoId).executeTakeFirstOrThrow()
  await eventually(async () => expect(await fila()).toMatchObject({ estado: 'enviado', conLlave: null }))
  const { asunto, texto } = await fila()
  expect(asunto).toMatch(/^Mensaje de /)
  expect(texto).toBe('Mensaje escrito por el asesor: está en la Bitácora de la venta.')
})

describe('delivery', () => {
  test('without a mail server a mail stays in the outbox', async () => {
    const id = await escrito()
    await deliverCorreo(contexto(undefined), { correoId: id })
    expect(await guardado(id)).toEqual({ estado: 'en bandeja', intentos: 0, error: null, enviado: null })
  })

  test('a refused mail waits and keeps the reason; the next attempt sends it', async () => {
    const id = await escrito()
    server.refuse(451)
    await expect(deliverCorreo(contexto(server.url), { correoId: id })).rejects.toThrow('451')
    server.refuse(null)
    expect(await guardado(id)).toMatchObject({ estado: 'pendiente', intentos: 1, enviado: null })
    await deliverCorreo(contexto(server.url), { correoId: id })
    expect(await guardado(id)).toEqual({ estado: 'enviado', intentos: 1, error: null, enviado: desk.clock.ahora() })
  })

  test('a server that hangs is left, and the next attempt sends it', async () => {
    const correoId = await escrito()
    server.refuse('hangs')
    await expect(deliverCorreo(contexto(server.url, 200), { correoId })).rejects.toThrow()
    server.refuse(null)
    expect(await guardado(correoId)).toMatchObject({ estado: 'pendiente', intentos: 1, enviado: null })
    await deliverCorreo(contexto(server.url), { correoId })
    expect(await guardado(correoId)).toMatchObject({ estado: 'enviado', intentos: 1 })
  })

  test('letters wait while the mail server refuses our password, notifying the administration once a day', async () => {
    const noticias = async () => {
      const administracion = await desk.as('administracion')
      const { notificaciones } = await administracion.data(routes.obtenerNotificaciones.path, { pagina: 1 })
      return notificaciones.filter(({ tipo }: { tipo: string }) => tipo === 'servidor').length
    }
    const fail = async () => {
      const correoId = await escrito()
      server.refuse(535)
      await expect(deliverCorreo(contexto(server.url), { correoId })).rejects.toThrow('535')
      server.refuse(null)
      expect(await guardado(correoId)).toMatchObject({ estado: 'pendiente', intentos: 1 })
    }
    for (let veces = 0; veces < 2; veces++) await fail()
    expect(await noticias()).toBe(1)
  })

  test('a secret link is forgotten once it was delivered, and kept where nobody delivers', async () => {
    const secreto = 'http://alerce.test/postulacion/mandato#enlace=aB_3-x'
    const textoDe = async (url: string | undefined) => {
      const id = await escrito()
      await desk.db
        .updateTable('correo')
        .set({ texto: `Abra ${secreto} y lea` })
        .where('id', '=', id)
        .execute()
      await deliverCorreo(contexto(url), { correoId: id })
      const row = await desk.db.selectFrom('correo').select('texto').where('id', '=', id).executeTakeFirstOrThrow()
      return row.texto
    }
    expect(await textoDe(server.url)).toBe('Abra http://alerce.test/postulacion/mandato#enlace=(entregado) y lea')
    expect(await textoDe(undefined)).toContain(secreto)
  })

  test('is tried again by itself until the server takes it', async () => {
    const mesa = await desk.as('mesa')
    const id = await escrito()
    await desk.db.updateTable('correo').set({ estado: 'fallido' }).where('id', '=', id).execute()
    server.refuse(451)
    await mesa.data(routes.reenviarCorreo.path, { correoId: id })
    await eventually(async () => expect((await guardado(id)).intentos).toBeGreaterThan(0))
    server.refuse(null)
    await eventually(async () => expect((await guardado(id)).estado).toBe('enviado'))
  })

  test('a mail is sent once, however often its job is repeated', async () => {
    const id = await escrito()
    const before = server.received.length
    for (let time = 0; time < 3; time++) await deliverCorreo(contexto(server.url), { correoId: id })
    expect(server.received).toHaveLength(before + 1)
    const { identidad } = await desk.db
      .selectFrom('correo')
      .select('identidad')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(server.received.at(-1)?.raw).toContain(`Message-ID: <${identidad}@`)
  })

  test('an unreachable server is retried for two days, then the letter fails with its error', async () => {
    const id = await escrito()
    const broken = contexto('smtp://127.0.0.1:1')
    for (let attempt = 1; attempt <= 20; attempt++)
      await expect(deliverCorreo(broken, { correoId: id })).rejects.toThrow()
    expect(await guardado(id)).toMatchObject({ estado: 'pendiente', intentos: 20 })
    const tarde = { ...broken, clock: { ...desk.clock, ahora: () => '2026-10-09T13:00:00.001Z' } }
    await deliverCorreo(tarde, { correoId: id })
    const { estado, intentos, error } = await guardado(id)
    expect({ estado, intentos }).toEqual({ estado: 'fallido', intentos: 21 })
    expect(error).toContain('ECONNREFUSED')
    expect(error).not.toContain('@')
    // given up, until somebody says otherwise
    await deliverCorreo(contexto(server.url), { correoId: id })
    expect((await guardado(id)).estado).toBe('fallido')
  })

  test('a letter refused for good fails at once, and its advisor is notified', async () => {
    const asesora = await desk.as('asesora')
    const prospectoId = await signInPostulante(asesora, { correo: 'no.existe@example.cl' })
    const { asesorId } = await desk.db
      .selectFrom('prospecto')
      .select('asesorId')
      .where('id', '=', prospectoId)
      .executeTakeFirstOrThrow()
    const id = await escrito()
    await desk.db.updateTable('correo').set({ prospectoId, asesorId }).where('id', '=', id).execute()
    server.refuse(550)
    await deliverCorreo(contexto(server.url), { correoId: id })
    server.refuse(null)
    expect(await guardado(id)).toMatchObject({ estado: 'fallido', intentos: 1 })
    const { notificaciones } = await asesora.data(routes.obtenerNotificaciones.path, { pagina: 1 })
    expect(notificaciones[0]).toMatchObject({ tipo: 'correo', prospectoId })
    expect(notificaciones[0].mensaje).toContain('«Documentos de su contrato»')
  })

  test('an encrypted attachment is mailed in clear, but the desk sees its name only', async () => {
    const id = await escrito({ confidencial: true })
    await deliverCorreo(contexto(server.url), { correoId: id })
    expect(server.received.at(-1)?.raw).toContain(Buffer.from('%PDF-1.7 papel').toString('base64'))
    const mesa = await desk.as('mesa')
    const { adjuntos } = await mesa.data('/api/alerce/v1/obtenerCorreo', { correoId: id })
    const adjuntoId = expect.any(Number)
    expect(adjuntos).toEqual([{ adjuntoId, nombre: 'papel.pdf', tipoMIME: 'application/pdf', abierto: false }])
    expect((await open(mesa, id, adjuntos[0].adjuntoId)).status).toBe(404)
  })

  test('an attachment opens by its own mail alone, for the desk and the administrator', async () => {
    const [id, otro] = [await escrito(), await escrito()]
    const mesa = await desk.as('mesa')
    const [adjunto] = (await mesa.data('/api/alerce/v1/obtenerCorreo', { correoId: id })).adjuntos
    expect((await open(mesa, id, adjunto.adjuntoId)).raw.toString()).toBe('%PDF-1.7 papel')
    expect((await open(mesa, otro, adjunto.adjuntoId)).status).toBe(404)
    expect((await open(await desk.as('asesora'), id, adjunto.adjuntoId)).status).toBe(403)
  })
})

describe('failed letters', () => {
  const lose = (id: number) =>
    desk.db.updateTable('correo').set({ estado: 'fallido', intentos: 3 }).where('id', '=', id).execute()

  test('one is sent again on request of the desk; a delivered one is not', async () => {
    const mesa = await desk.as('mesa')
    const id = await escrito()
    await lose(id)
    expect(await mesa.data(routes.reenviarCorreo.path, { correoId: id })).toBe('ok')
    await eventually(async () => expect(await guardado(id)).toMatchObject({ estado: 'enviado', intentos: 0 }))
    expect((await mesa.post(routes.reenviarCorreo.path, { correoId: id })).status).toBe(422)
    expect((await mesa.post(routes.reenviarCorreo.path, { correoId: 999_999 })).status).toBe(404)
  })

  test('all of them at once', async () => {
    const mesa = await desk.as('mesa')
    const ids = [await escrito(), await escrito()]
    for (const id of ids) await lose(id)
    const { reenviados, quedan } = await mesa.data(routes.reenviarCorreosFallidos.path, {})
    expect({ quedan, todos: reenviados >= 2 }).toEqual({ quedan: false, todos: true })
    for (const id of ids) expect((await guardado(id)).estado).not.toBe('fallido')
  })
})

test('a code past its time is not delivered any more, by the job nor by the desk', async () => {
  const carta = { prospectoId: null, asesorId: null, para: 'tarde@example.cl', texto: 'Código: 123456', adjuntos: [] }
  const antes = new Date(Date.parse(desk.clock.ahora()) - 600_000).toISOString()
  const sinTrabajos = { ...servicios, jobs: { send: async () => undefined } } as unknown as typeof servicios
  await enqueueCorreo({ ...sinTrabajos, tx: desk.db, ahora: antes }, 'codigoPostulante', carta)
  const { id } = await desk.db
    .selectFrom('correo')
    .select('id')
    .where('para', '=', carta.para)
    .executeTakeFirstOrThrow()
  await deliverCorreo(contexto(server.url), { correoId: id })
  const dicho = 'El código de este correo ya venció: su destinatario pide otro.'
  expect(await guardado(id)).toMatchObject({ estado: 'fallido', enviado: null, error: dicho })
  const mesa = await desk.as('mesa')
  const { status, body } = await mesa.post(routes.reenviarCorreo.path, { correoId: id })
  expect([status, body.descripcion]).toEqual([422, dicho])
  await mesa.data(routes.reenviarCorreosFallidos.path, {})
  expect((await guardado(id)).estado).toBe('fallido')
})

describe('the same letter', () => {
  const carta = { prospectoId: null, asesorId: null, para: 'una.vez@example.cl', adjuntos: [] }
  const cuantas = async () => {
    const rows = await desk.db.selectFrom('correo').select('id').where('para', '=', carta.para).execute()
    return rows.length
  }
  const en = (ahora: string) => ({ ...servicios, tx: desk.db, ahora })
  const write = (texto: string, ahora: string) => enqueueCorreo(en(ahora), 'cotizacion', { ...carta, texto }, 'Roble')

  test('within minutes is one; another text, or later, is another', async () => {
    await write('Uno', '2026-10-06T13:00:00.000Z')
    await write('Uno', '2026-10-06T13:04:59.000Z')
    expect(await cuantas()).toBe(1)
    await write('Dos', '2026-10-06T13:04:59.000Z')
    await write('Uno', '2026-10-06T13:05:00.000Z')
    expect(await cuantas()).toBe(3)
  })

  test('is not merged with another: two results within a minute send two letters', async () => {
    const antes = await cuantas()
    for (const ahora of ['2026-10-06T14:00:00.000Z', '2026-10-06T14:00:30.000Z'])
      await enqueueCorreo(en(ahora), 'resultado', { ...carta, texto: 'Tiene una respuesta' }, 'Ana', '5000000001')
    expect(await cuantas()).toBe(antes + 2)
  })
})

describe('the outbox', () => {
  test('is searched by address and subject, without its signs meaning more', async () => {
    const mesa = await desk.as('mesa')
    await escrito()
    const hallados = async (texto: string) =>
      (await mesa.data(routes.obtenerCorreos.path, { texto })).correos.map((c: { para: string }) => c.para)
    expect(new Set(await hallados('ANA.ROJAS@'))).toEqual(new Set(['ana.rojas@example.cl']))
    expect((await hallados('Documentos de su')).length).toBeGreaterThan(0)
    expect(await hallados('%')).toEqual([])
  })

  test('comes in pages, newest first, and by state', async () => {
    const ids = [await escrito(), await escrito(), await escrito()]
    const admin = await desk.as('administracion')
    const first = await admin.data('/api/alerce/v1/obtenerCorreos', { limite: 2 })
    expect(first.correos.map((c: { correoId: number }) => c.correoId)).toEqual([ids[2], ids[1]])
    const second = await admin.data('/api/alerce/v1/obtenerCorreos', { limite: 2, cursor: first.siguiente })
    expect(second.correos[0].correoId).toBe(ids[0])
    const { correos } = await admin.data('/api/alerce/v1/obtenerCorreos', { estado: 'fallido' })
    expect(correos.every((c: { estado: string }) => c.estado === 'fallido')).toBe(true)
  })

  test('a mail of a class that this version does not know comes without it', async () => {
    const ids = [await escrito({ clase: 'deOtraVersion' }), await escrito()]
    const { correos } = await (await desk.as('mesa')).data('/api/alerce/v1/obtenerCorreos', { limite: 2 })
    expect(correos).toMatchObject([
      { correoId: ids[1], clase: 'documentos' },
      { correoId: ids[0], clase: null },
    ])
  })

  test.each([
    ['asesora', 403],
    ['jefatura', 403],
    ['contraloria', 403],
    ['mesa', 200],
    ['administracion', 200],
  ])('%s gets %i', async (usuario, status) => {
    const client = await desk.as(usuario)
    expect((await client.post('/api/alerce/v1/obtenerCorreos')).status).toBe(status)
  })

  test('a mail that does not exist is not found', async () => {
    const mesa = await desk.as('mesa')
    expect((await mesa.post('/api/alerce/v1/obtenerCorreo', { correoId: 999_999 })).status).toBe(404)
  })
})

test('a mail is shown as it looks, alone in its frame, with nothing to open in it', async () => {
  const mesa = await desk.as('mesa')
  const id = await escrito()
  const texto = 'Hola, <b>Ana</b>:\n\nAbra:\nhttp://alerce.test/postulacion/mandato#enlace=aB_3-x\n'
  await desk.db.updateTable('correo').set({ texto }).where('id', '=', id).execute()
  const { status, raw, headers } = await mesa.get(`${routes.verCorreo.path}?correoId=${id}`)
  expect([status, headers['x-frame-options']]).toEqual([200, 'SAMEORIGIN'])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox$/)
  expect(headers['content-disposition']).toBeUndefined()
  expect(raw.toString()).toContain('&lt;b&gt;Ana')
  expect(raw.toString()).not.toContain('href=')
  expect((await mesa.get(`${routes.verCorreo.path}?correoId=999999`)).status).toBe(404)
  expect((await (await desk.as('asesora')).get(`${routes.verCorreo.path}?correoId=${id}`)).status).toBe(403)
})

test('the outbox is sorted by time of writing across pages, not by order of insertion', async () => {
  const mesa = await desk.as('mesa')
  for (const hora of ['15:00', '17:00', '16:00']) {
    const correo = {
      prospectoId: null,
      asesorId: null,
      huella: null,
      para: 'orden@example.cl',
      clase: 'documentos',
      asunto: hora,
      texto: '',
      adjuntos: [],
    }
    await insertCorreo(desk.db, correo, `2030-01-01T${hora}:00.000Z`)
  }
  const pagina = async (more = {}) => await mesa.data(routes.obtenerCorreos.path, { limite: 2, ...more })
  const primera = await pagina()
  const segunda = await pagina({ cursor: primera.siguiente })
  const asuntos = [...primera.correos, ...segunda.correos].map((c: { asunto: string }) => c.asunto)
  expect(asuntos.slice(0, 3)).toEqual(['17:00', '16:00', '15:00'])
})
