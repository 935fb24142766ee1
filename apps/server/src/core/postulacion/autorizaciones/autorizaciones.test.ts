import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formularioDe } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { setDocumento } from '../../../testing/golden/documento.ts'
import { pantallaLista } from '../../../testing/pantalla.ts'
import { INICIO } from '../../../testing/template.ts'
import { nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let jefatura: Client
let rutAsesora: string
let equipo: number
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  jefatura = await desk.as('jefatura')
  const found = await desk.db
    .selectFrom('usuario')
    .selectAll()
    .where('usuario', '=', 'asesora')
    .executeTakeFirstOrThrow()
  rutAsesora = found.rut
  equipo = found.equipoId ?? 0
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  await desk.db.deleteFrom('autorizacion').execute()
  await desk.db.deleteFrom('notificacion').execute()
})

const SOLICITAR = routes.solicitarAutorizacion.path
const ESTADO = routes.estadoAutorizacion.path
const DECIDIR = routes.decidirAutorizacion.path
const MOTIVO = 'El certificado está en trámite en su AFP'

/** Applicant of the asesora with an open quote. */
async function nuevo(tipoTrabajador: 'D' | 'I' | 'V' = 'D'): Promise<number> {
  const { prospectoId } = await porHttp(asesora)(
    'ingresarProspecto',
    formularioDe(nuevoPostulante({ tipoTrabajador, ...(tipoTrabajador === 'V' ? { renta: 0 } : {}) })),
  )
  return prospectoId
}

const request = (prospectoId: number, more: object = {}, who = asesora) =>
  who.post(SOLICITAR, { ProspectoID: prospectoId, Comentario: MOTIVO, EjeRut: rutAsesora, ...more })
const estado = async (prospectoId: number, who = asesora) => (await who.post(ESTADO, { ProspectoID: prospectoId })).body
const cola = async (more: object = {}) => await porHttp(jefatura)('obtenerAutorizaciones', more)
const decide = (autorizacionId: number, payload: object, who = jefatura) =>
  who.post(DECIDIR, { autorizacionId, ...payload })

/** New applicant with a pending request. */
async function pedida() {
  const prospectoId = await nuevo()
  await request(prospectoId)
  const { filas } = await cola({ limite: 100 })
  return { prospectoId, autorizacionId: filas.find((f) => f.prospectoId === prospectoId)?.autorizacionId ?? 0 }
}
const bitacora = async (prospectoId: number) =>
  (await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })).map((e) => [e.bitacoraId, e.estado, e.por])
const campana = async (who: Client) => (await porHttp(who)('obtenerNotificaciones', {})).notificaciones

describe('a request', () => {
  test('is pending, notifies the head of team, and is noted in the Bitácora', async () => {
    const prospectoId = await nuevo()
    expect(await estado(prospectoId)).toMatchObject({
      CodError: 0,
      Valor: { PSA_ESTADO: 999, PSA_OBSERVACION_RESPUESTA: '' },
    })
    const { status, body } = await request(prospectoId)
    expect([status, body]).toEqual([200, { CodError: 0, DescError: '', DecError: '', Valor: null }])
    expect(await estado(prospectoId)).toMatchObject({ Valor: { PSA_ESTADO: 0, PSA_OBSERVACION_RESPUESTA: '' } })
    expect((await bitacora(prospectoId))[0]).toEqual([170, 'Autorización solicitada a la jefatura', 'Camila Rojas'])
    expect(await campana(jefatura)).toMatchObject([
      { tipo: 'solicitud', prospectoId, mensaje: 'Camila Rojas solicita una autorización.' },
    ])
    expect(await campana(asesora)).toEqual([])
  })

  test('is read by readers of the portfolio; others get 404 or 403', async () => {
    const { prospectoId } = await pedida()
    expect((await estado(prospectoId, jefatura)).Valor.PSA_ESTADO).toBe(0)
    expect((await estado(prospectoId, await desk.bearer())).Valor.PSA_ESTADO).toBe(0)
    for (const [usuario, status] of [
      ['asesor2', 404],
      ['mesa', 403],
      ['contraloria', 403],
    ] as const)
      expect((await (await desk.as(usuario)).post(ESTADO, { ProspectoID: prospectoId })).status).toBe(status)
    expect((await asesora.post(ESTADO, { ProspectoID: 999_999_999 })).status).toBe(404)
  })

  test.each([
    ['no reason', { Comentario: ' ' }, 'Ingrese el motivo de la solicitud'],
    ['none at all', { Comentario: null }, 'Ingrese el motivo de la solicitud'],
    ['a long reason', { Comentario: 'x'.repeat(301) }, 'El motivo admite hasta 300 caracteres'],
  ])('with %s is refused at the field', async (_title, more, mensaje) => {
    const { status, body } = await request(await nuevo(), more)
    expect([status, body.errores]).toEqual([400, [{ campo: 'Comentario', mensaje }]])
  })

  test.each([
    ['her own rut', () => rutAsesora, 200],
    ['her own rut with dots', () => rutAsesora.replace(/^(\d+)(\d{3})(\d{3})-/, '$1.$2.$3-'), 200],
    ['no rut', () => null, 200],
    ["another's rut", () => '11111111-1', 403],
    ['something that is no rut', () => 'jefatura', 403],
  ])('in the name of %s', async (_title, rut, status) => {
    expect((await request(await nuevo(), { EjeRut: rut() })).status).toBe(status)
  })

  test('is made once: the second says that one waits', async () => {
    const prospectoId = await nuevo()
    const answers = await Promise.all([request(prospectoId), request(prospectoId)])
    expect(answers.map(({ body }) => body.CodError).toSorted((a, b) => a - b)).toEqual([0, 409])
    const { body } = await request(prospectoId)
    const text = 'Ya hay una solicitud de autorización pendiente.'
    expect([body.CodError, body.DescError, body.DecError]).toEqual([409, text, text])
    expect(await campana(jefatura)).toHaveLength(1)
  })

  test('is of dependent workers', async () => {
    for (const tipo of ['I', 'V'] as const) {
      const { body } = await request(await nuevo(tipo))
      expect([body.CodError, body.DescError]).toEqual([
        422,
        'La autorización corresponde solo a trabajadores dependientes.',
      ])
    }
  })

  test.each([
    ['inactive', { activo: false }, 422, /inactivo/],
    ['past its quote', { etapa: 'cotizacionFinalizada' as const }, 422, /El plan ya fue confirmado/],
    [
      "'DS Aceptada'",
      { estado: 'DS Aceptada' as const, etapa: 'dsManualGenerada' as const },
      422,
      /La DS ya fue aceptada/,
    ],
  ])('of a prospect that is %s is refused', async (_title, set, codigo, text) => {
    const prospectoId = await nuevo()
    await desk.db.updateTable('prospecto').set(set).where('id', '=', prospectoId).execute()
    const { body } = await request(prospectoId)
    expect(body).toMatchObject({ CodError: codigo, DescError: expect.stringMatching(text) })
  })

  test('is of its advisor alone', async () => {
    const prospectoId = await nuevo()
    expect((await request(prospectoId, {}, await desk.as('asesor2'))).status).toBe(404)
    for (const usuario of ['jefatura', 'contraloria', 'mesa', 'administracion'])
      expect((await request(prospectoId, {}, await desk.as(usuario))).status).toBe(403)
    expect((await request(prospectoId, {}, desk.anyone())).status).toBe(401)
    expect((await estado(prospectoId)).Valor.PSA_ESTADO).toBe(999)
  })

  test('by a bearer client is made for the advisor of the case', async () => {
    const bearer = await desk.bearer()
    expect((await request(await nuevo(), {}, bearer)).body.CodError).toBe(0)
    expect((await request(await nuevo(), { EjeRut: '11111111-1' }, bearer)).status).toBe(403)
  })

  test('is refused without a head of team to decide', async () => {
    const asesor2 = await desk.as('asesor2')
    const formulario = formularioDe(nuevoPostulante())
    const { prospectoId } = await porHttp(asesor2)('ingresarProspecto', formulario)
    const { body } = await request(prospectoId, { EjeRut: null }, asesor2)
    expect([body.CodError, body.DescError]).toEqual([
      422,
      'Su equipo no tiene una jefatura que pueda decidir. Avise al administrador.',
    ])
  })
})

describe('the queue of the head of team', () => {
  test('lists the longest waiting first, then the last decided first, in pages', async () => {
    const todas = [await pedida(), await pedida(), await pedida()]
    const ids = todas.map(({ autorizacionId }) => autorizacionId)
    const primera = await cola({ limite: 2 })
    const segunda = await cola({ limite: 2, cursor: primera.siguiente })
    expect([primera, segunda].map(({ filas }) => filas.map((f) => f.autorizacionId))).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
    ])
    expect([primera.pendientes, segunda.siguiente]).toEqual([3, null])

    for (const [at, which] of [1, 2, 0].entries()) {
      desk.clock.move(`2026-10-07T14:0${at}:00.000Z`)
      await decide(ids[which] ?? 0, { estado: 1 })
    }
    const decididas = await cola({ cuales: 'decididas', limite: 2 })
    const resto = await cola({ cuales: 'decididas', limite: 2, cursor: decididas.siguiente })
    expect([...decididas.filas, ...resto.filas].map((f) => f.autorizacionId)).toEqual([ids[0], ids[2], ids[1]])
    expect(resto).toMatchObject({ pendientes: 0, siguiente: null })
  })

  test('shows advisor, reason and date of each', async () => {
    const { prospectoId, autorizacionId } = await pedida()
    expect((await cola()).filas).toEqual([
      {
        prospectoId,
        autorizacionId,
        nombre: 'ELENA PRUEBA SERRANO',
        rut: expect.stringMatching(/^\d+-[\dK]$/),
        asesor: 'Camila Rojas',
        motivo: MOTIVO,
        solicitada: INICIO,
        estado: 0,
        decidida: null,
        decididaPor: null,
        observacion: '',
      },
    ])
  })

  test('opens a case: employers, documents by name, every request', async () => {
    const { prospectoId, autorizacionId } = await pedida()
    await decide(autorizacionId, { estado: 2, observacion: 'Falta la liquidación' })
    await request(prospectoId, { Comentario: 'Se adjunta la liquidación' })
    const archivo = await desk.db.selectFrom('archivo').select('id').executeTakeFirstOrThrow()
    const suyo = { prospectoId, archivoId: archivo.id, subidoPor: 'Camila Rojas' }
    await setDocumento(desk.db, { ...suyo, nombre: 'liquidacion.pdf' })
    await setDocumento(desk.db, { ...suyo, nombre: 'retirado.pdf', retirado: INICIO })
    const [fila] = (await cola()).filas
    const caso = await porHttp(jefatura)('obtenerAutorizacion', { autorizacionId: fila?.autorizacionId ?? 0 })
    expect(caso).toMatchObject({
      prospectoId,
      motivo: 'Se adjunta la liquidación',
      estado: 0,
      estadoProspecto: 'Prospecto Ingresado',
      propia: false,
      numeroPasaporte: null,
      empleadores: [{ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: 1_800_000, rentaValidada: false }],
    })
    const documentos = await porHttp(jefatura)('obtenerDocumentosProspecto', { prospectoId })
    expect(documentos.map(({ nombre }) => nombre)).toEqual(['liquidacion.pdf'])
    expect(caso.historial).toMatchObject([
      { estado: 0, motivo: 'Se adjunta la liquidación', decididaPor: null },
      { estado: 2, motivo: MOTIVO, decididaPor: expect.any(String), observacion: 'Falta la liquidación' },
    ])
  })
})

describe('a decision', () => {
  test('approving lifts the block, notifies the advisor, and is final', async () => {
    const { prospectoId, autorizacionId } = await pedida()
    desk.clock.move('2026-10-07T14:30:00.000Z')
    const { body } = await decide(autorizacionId, { estado: 1, observacion: '' })
    expect(body.data).toEqual({ estado: 1, decidida: '2026-10-07T14:30:00.000Z', decididaPor: expect.any(String) })
    expect((await estado(prospectoId)).Valor).toEqual({ PSA_ESTADO: 1, PSA_OBSERVACION_RESPUESTA: '' })
    expect((await bitacora(prospectoId))[0]).toEqual([171, 'Solicitud de autorización aprobada', body.data.decididaPor])
    expect(await campana(asesora)).toMatchObject([
      { tipo: 'autorizacion', prospectoId, mensaje: 'La solicitud de autorización quedó en estado AUTORIZADO.' },
    ])
    expect((await request(prospectoId)).body).toMatchObject({ CodError: 409, DescError: 'El caso ya está autorizado.' })
  })

  test('rejecting stores the reason, and allows another request after any change of worker type', async () => {
    const { prospectoId, autorizacionId } = await pedida()
    await decide(autorizacionId, { estado: 2, observacion: ' Falta la liquidación ' })
    const rechazada = { PSA_ESTADO: 2, PSA_OBSERVACION_RESPUESTA: 'Falta la liquidación' }
    expect((await estado(prospectoId)).Valor).toEqual(rechazada)
    expect((await bitacora(prospectoId))[0]?.slice(0, 2)).toEqual([172, 'Solicitud de autorización rechazada'])
    await desk.db.updateTable('empleador').set({ tipoTrabajador: 'I' }).where('prospectoId', '=', prospectoId).execute()
    expect((await request(prospectoId)).body.CodError).toBe(0)
    expect((await estado(prospectoId)).Valor.PSA_ESTADO).toBe(0)
  })

  test('two at once: one counts, and the other is refused with author and decision', async () => {
    const { prospectoId, autorizacionId } = await pedida()
    const answers = await Promise.all([
      decide(autorizacionId, { estado: 1 }),
      decide(autorizacionId, { estado: 2, observacion: 'No' }),
    ])
    const [gana] = answers.filter(({ status }) => status === 200)
    const [pierde] = answers.filter(({ status }) => status === 409)
    const { estado: queda, decidida, decididaPor } = gana?.body.data ?? {}
    expect((await estado(prospectoId)).Valor.PSA_ESTADO).toBe(queda)
    expect(pierde?.body).toMatchObject({
      codigo: 'autorizacion_ya_decidida',
      descripcion: `Usted ya ${queda === 1 ? 'autorizó' : 'rechazó'} esta solicitud el 07-10-2026 10:00.`,
      data: { estado: queda, decidida, decididaPor },
    })
    expect(await campana(asesora)).toHaveLength(1)
    expect((await bitacora(prospectoId)).filter(([id]) => id === 171 || id === 172)).toHaveLength(1)
  })

  test('repeated with its key is answered the same again', async () => {
    const { autorizacionId } = await pedida()
    const clave = { 'idempotency-key': 'decision-repetida' }
    const uno = await jefatura.post(DECIDIR, { autorizacionId, estado: 1 }, clave)
    const dos = await jefatura.post(DECIDIR, { autorizacionId, estado: 1 }, clave)
    expect([uno.status, dos.status, dos.body]).toEqual([200, 200, uno.body])
  })

  test.each([
    ['a rejection without a reason', { estado: 2 }, 'observacion', 'Escriba por qué rechaza: lo lee el asesor'],
    [
      'a rejection of blanks',
      { estado: 2, observacion: ' \n' },
      'observacion',
      'Escriba por qué rechaza: lo lee el asesor',
    ],
    [
      'a comment over 300 characters',
      { estado: 1, observacion: 'x'.repeat(301) },
      'observacion',
      'La observación admite hasta 300 caracteres',
    ],
    ['back to pending', { estado: 0 }, 'estado', 'Elija autorizar o rechazar'],
    ['999', { estado: 999 }, 'estado', 'Elija autorizar o rechazar'],
  ])('%s is refused at the field', async (_title, payload, campo, mensaje) => {
    const { autorizacionId } = await pedida()
    const { status, body } = await decide(autorizacionId, payload)
    expect([status, body.errores]).toEqual([400, [{ campo, mensaje }]])
  })

  test('reaches the open screens of the advisor', async () => {
    const { prospectoId, autorizacionId } = await pedida()
    const pantalla = await pantallaLista(desk.app, asesora.credentials())
    await decide(autorizacionId, { estado: 1 })
    expect(await pantalla.siguiente()).toEqual({ nombre: 'notificacion', data: null })
    expect(await pantalla.siguiente()).toEqual({ nombre: 'autorizacion', data: { prospectoId } })
    await pantalla.close()
  })
})

describe('access to decisions', () => {
  test('of another team it does not exist, neither to read nor to decide', async () => {
    const { autorizacionId } = await pedida()
    await desk.db.updateTable('usuario').set({ equipoId: null }).where('usuario', '=', 'asesora').execute()
    expect((await cola()).filas).toEqual([])
    expect((await jefatura.post(routes.obtenerAutorizacion.path, { autorizacionId })).status).toBe(404)
    expect((await decide(autorizacionId, { estado: 1 })).status).toBe(404)
    await desk.db.updateTable('usuario').set({ equipoId: equipo }).where('usuario', '=', 'asesora').execute()
    expect((await jefatura.post(routes.obtenerAutorizacion.path, { autorizacionId: 999_999 })).status).toBe(404)
    expect((await decide(999_999, { estado: 1 })).status).toBe(404)
  })

  test('a head of team decides nothing of their own', async () => {
    const { autorizacionId } = await pedida()
    await desk.db
      .updateTable('usuario')
      .set({ roles: ['asesor', 'jefatura'] })
      .where('usuario', '=', 'asesora')
      .execute()
    const ambas = await desk.as('asesora')
    expect(await porHttp(ambas)('obtenerAutorizacion', { autorizacionId })).toMatchObject({ propia: true })
    expect(await decide(autorizacionId, { estado: 1 }, ambas)).toMatchObject({
      status: 422,
      body: { descripcion: 'No puede decidir una solicitud suya.' },
    })
    await desk.db
      .updateTable('usuario')
      .set({ roles: ['asesor'] })
      .where('usuario', '=', 'asesora')
      .execute()
  })

  test.each(['obtenerAutorizaciones', 'obtenerAutorizacion', 'decidirAutorizacion'] as const)(
    '%s is for the head of team',
    async (nombre) => {
      for (const usuario of ['asesora', 'contraloria', 'mesa', 'administracion'])
        expect((await (await desk.as(usuario)).post(routes[nombre].path, {})).status).toBe(403)
      expect((await (await desk.bearer()).post(routes[nombre].path, {})).status).toBe(403)
      expect((await desk.anyone().post(routes[nombre].path, {})).status).toBe(401)
    },
  )
})

test('the notice of a request carries it, and afterwards who decided it', async () => {
  const { autorizacionId } = await pedida()
  const noticia = async () =>
    (await porHttp(jefatura)('obtenerNotificaciones', {})).notificaciones.find(({ tipo }) => tipo === 'solicitud')
  expect((await noticia())?.autorizacion).toEqual({ autorizacionId, estado: 0, decidida: null, decididaPor: null })
  await decide(autorizacionId, { estado: 1 })
  expect((await noticia())?.autorizacion).toEqual({
    autorizacionId,
    estado: 1,
    decidida: INICIO,
    decididaPor: 'Patricia Núñez',
  })
})
