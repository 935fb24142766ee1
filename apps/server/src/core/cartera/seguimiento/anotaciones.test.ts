import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSeguimiento, type Seguimiento, tareasDe } from '../../../testing/seguimiento.ts'
import { INICIO } from '../../../testing/template.ts'
import { porHttp } from '../../../testing/ventas.ts'

let s: Seguimiento
beforeAll(async () => {
  s = await openSeguimiento()
})
afterAll(() => s.desk.close())
beforeEach(() => s.clear())

const tarde = { fecha: '2026-10-07', hora: '18:00' }
const deTarea = async (grupo: string, client = s.gente.asesora) => tareasDe(await s.dia(grupo, client))

describe('a note', () => {
  test('stands in the timeline with its author and instant, sealed in the database', async () => {
    const { anotacionId, intento } = await s.note()
    expect(intento).toBeNull()
    expect((await s.read()).anotaciones).toEqual([
      {
        anotacionId,
        clase: 'nota',
        resultado: null,
        asunto: null,
        texto: 'Prefiere que la llamen de tarde',
        por: expect.any(String),
        en: INICIO,
        elimina: true,
        responde: false,
        notaId: null,
        avisada: false,
      },
    ])
    const { texto } = await s.desk.db.selectFrom('anotacion').select('texto').executeTakeFirstOrThrow()
    expect(texto.toString()).not.toContain('Prefiere')
  })

  test('is read by the head of the team, who deletes nothing; not by others, the mesa or contraloría', async () => {
    const { anotacionId } = await s.note()
    expect((await s.read(s.gente.jefatura)).anotaciones).toMatchObject([{ anotacionId, elimina: false }])
    for (const [quien, status] of [
      ['asesor2', 404],
      ['mesa', 403],
      ['contraloria', 403],
    ] as const)
      expect((await s.post(s.gente[quien], 'obtenerAnotaciones', { prospectoId: s.prospectoId })).status).toBe(status)
    const bitacora = await s.gente.mesa.data('/api/v1/obtenerBitacoraProspecto', { prospectoId: s.prospectoId })
    expect(JSON.stringify(bitacora)).not.toContain('Prefiere')
  })

  test.each([
    ['without a text', { texto: '  ' }, 'texto', 'Escriba el texto.'],
    ['of 2001 characters', { texto: 'a'.repeat(2001) }, 'texto', 'El texto admite hasta 2000 caracteres.'],
    ['of a call without outcome', { clase: 'llamada' }, 'resultado', 'Indique cómo terminó la llamada.'],
    [
      'with a field of a template',
      { clase: 'whatsapp', texto: 'Hola {nombre}' },
      'texto',
      'Queda un campo entre llaves: escriba ahí lo que corresponde.',
    ],
    ['of a letter without subject', { clase: 'correo' }, 'asunto', 'Escriba el asunto del correo.'],
  ])('%s is refused at its field', async (_what, cambio, campo, mensaje) => {
    const { status, body } = await s.post(s.gente.asesora, 'anotar', {
      prospectoId: s.prospectoId,
      clase: 'nota',
      texto: 'x',
      ...cambio,
    })
    expect([status, body.errores]).toEqual([400, [{ campo, mensaje }]])
    expect((await s.read()).anotaciones).toEqual([])
  })

  test('of another portfolio cannot be written nor deleted', async () => {
    const { anotacionId } = await s.note()
    const escrita = await s.post(s.gente.asesor2, 'anotar', { prospectoId: s.prospectoId, clase: 'nota', texto: 'x' })
    const borrada = await s.post(s.gente.asesor2, 'eliminarAnotacion', { anotacionId })
    expect([escrita.status, borrada.status]).toEqual([404, 404])
  })

  test('is deleted on its day, restored from the undo, and stays from the next day on', async () => {
    const { anotacionId } = await s.note()
    await s.asesora()('eliminarAnotacion', { anotacionId })
    await s.asesora()('eliminarAnotacion', { anotacionId })
    expect((await s.read()).anotaciones).toEqual([])
    await s.asesora()('restituirAnotacion', { anotacionId })
    expect((await s.read()).anotaciones).toHaveLength(1)
    await s.moveTo('2026-10-08T13:00:00.000Z')
    const tarde = await s.post(s.gente.asesora, 'eliminarAnotacion', { anotacionId })
    expect([tarde.status, tarde.body.codigo]).toEqual([422, 'anotacion_fija'])
  })

  test('deleted a day ago goes for good, and cannot be restored', async () => {
    const { anotacionId } = await s.note()
    await s.asesora()('eliminarAnotacion', { anotacionId })
    await s.moveTo('2026-10-08T23:00:00.000Z')
    expect((await s.post(s.gente.asesora, 'restituirAnotacion', { anotacionId })).status).toBe(404)
    await s.desk.ronda('olvidar-anotaciones')
    expect(await s.desk.db.selectFrom('anotacion').selectAll().execute()).toEqual([])
  })

  test('tells the head of the team without its text, and says so in the timeline', async () => {
    await s.note({ avisar: false })
    await s.note({ avisar: true })
    expect((await s.read(s.gente.jefatura)).anotaciones.map(({ avisada }) => avisada)).toEqual([true, false])
    const avisos = await s.desk.db.selectFrom('notificacion').select(['tipo', 'mensaje', 'prospectoId']).execute()
    expect(avisos).toEqual([
      {
        tipo: 'mencion',
        mensaje: expect.stringMatching(/ le pide ver una nota de la Bitácora\.$/),
        prospectoId: s.prospectoId,
      },
    ])
  })
})

describe('an answer of the head of team', () => {
  const answer = (anotacionId: number, texto = 'Llámela hoy', client = s.gente.jefatura) =>
    s.post(client, 'responderAnotacion', { anotacionId, texto })

  test('stands beside the note, sealed, and tells its advisor without its text', async () => {
    const { anotacionId } = await s.note({ avisar: true })
    expect((await s.read(s.gente.jefatura)).anotaciones).toMatchObject([{ anotacionId, responde: true }])
    expect((await answer(anotacionId)).status).toBe(200)
    expect((await s.read()).anotaciones).toMatchObject([
      { texto: 'Llámela hoy', notaId: anotacionId, por: 'Patricia Núñez', responde: false },
      { anotacionId, elimina: false },
    ])
    const { mensaje } = await s.desk.db
      .selectFrom('notificacion')
      .select('mensaje')
      .where('mensaje', 'like', '%respondió%')
      .executeTakeFirstOrThrow()
    expect(mensaje).toBe('Patricia Núñez respondió una nota de la Bitácora.')
    const guardadas = await s.desk.db.selectFrom('anotacion').select('texto').execute()
    expect(guardadas.some(({ texto }) => texto.toString().includes('Llámela'))).toBe(false)
  })

  test('of another team is refused as unknown, and nothing is written', async () => {
    const { anotacionId } = await s.note()
    const { id: equipoId } = await s.desk.db
      .insertInto('equipo')
      .values({ nombre: 'Otro equipo' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const suya = s.desk.db.updateTable('usuario').where('usuario', '=', 'asesora')
    const antes = await s.desk.db
      .selectFrom('usuario')
      .select('equipoId')
      .where('usuario', '=', 'asesora')
      .executeTakeFirstOrThrow()
    await suya.set({ equipoId }).execute()
    const { status } = await answer(anotacionId)
    await suya.set(antes).execute()
    expect([status, (await s.read()).anotaciones.length]).toEqual([404, 1])
  })

  test('keeps its note: neither is deleted', async () => {
    const { anotacionId } = await s.note()
    await answer(anotacionId)
    const { status, body } = await s.post(s.gente.asesora, 'eliminarAnotacion', { anotacionId })
    expect([status, body.codigo]).toEqual([422, 'anotacion_fija'])
    expect((await s.read(s.gente.jefatura)).anotaciones.map(({ elimina }) => elimina)).toEqual([false, false])
  })

  test('is not written by an advisor, nor to a call, an answer, or a deleted note', async () => {
    const { anotacionId } = await s.note()
    expect((await answer(anotacionId, 'x', s.gente.asesora)).status).toBe(403)
    expect((await answer(anotacionId, '  ')).status).toBe(400)
    const respuesta = (await answer(anotacionId)).body.data.anotacionId
    const llamada = (await s.call('contesta')).anotacionId
    const otra = (await s.note()).anotacionId
    await s.asesora()('eliminarAnotacion', { anotacionId: otra })
    const estados = [respuesta, llamada, otra].map(async (id) => (await answer(id)).status)
    expect(await Promise.all(estados)).toEqual([422, 422, 404])
  })
})

describe('a missed call', () => {
  test('makes the next try, the one after moves it, and an answer closes it', async () => {
    const { intento } = await s.call('noContesta', tarde)
    expect(intento).toMatchObject({ origen: 'intento', ...tarde })
    const manana = { fecha: '2026-10-08', hora: '10:00' }
    expect((await s.call('ocupado', manana)).intento).toMatchObject(manana)
    expect((await s.read()).tareas).toHaveLength(1)
    expect((await s.call('contesta')).intento).toBeNull()
    expect((await s.read()).tareas).toEqual([])
  })

  test('undone gives the next try before it back', async () => {
    await s.call('noContesta', tarde)
    const { anotacionId } = await s.call('noContesta', { fecha: '2026-10-08', hora: '10:00' })
    await s.asesora()('eliminarAnotacion', { anotacionId })
    expect((await s.read()).tareas).toMatchObject([tarde])
  })

  test('stands in the day of its advisor and of the head of the team', async () => {
    await s.call('noContesta', tarde)
    expect(await deTarea('hoy')).toEqual(['Llamar otra vez'])
    expect(await deTarea('hoy', s.gente.jefatura)).toEqual(['Llamar otra vez'])
    await s.moveTo('2026-10-08T13:00:00.000Z')
    expect(await deTarea('atrasado')).toEqual(['Llamar otra vez'])
  })

  test.each([
    ['in the past', { fecha: '2026-10-06', hora: '10:00' }],
    ['at an hour that does not exist', { fecha: '2026-10-07', hora: '25:00' }],
  ])('with a next try %s is refused and not written', async (_what, intento) => {
    const { status } = await s.post(s.gente.asesora, 'anotar', {
      prospectoId: s.prospectoId,
      clase: 'llamada',
      resultado: 'ocupado',
      intento,
    })
    expect(status).toBeGreaterThanOrEqual(400)
    expect((await s.read()).anotaciones).toEqual([])
  })
})

describe('a person who objected to contact', () => {
  test.each([
    ['a WhatsApp', { clase: 'whatsapp' }],
    ['a letter', { clase: 'correo', asunto: 'Hola' }],
    ['a next try', { clase: 'llamada', resultado: 'noContesta', intento: tarde }],
  ])('gets no %s', async (_what, cambio) => {
    await s.desk.db
      .updateTable('prospecto')
      .set({ oposiciones: ['contacto'] })
      .where('id', '=', s.prospectoId)
      .execute()
    const { status, body } = await s.post(s.gente.asesora, 'anotar', {
      prospectoId: s.prospectoId,
      texto: 'Hola',
      ...cambio,
    })
    expect([status, body.descripcion]).toEqual([422, expect.stringContaining('se opuso al contacto comercial')])
    expect((await s.read()).seOpuso).toBe(true)
    expect((await s.read()).anotaciones).toEqual([])
  })
})

describe('a letter', () => {
  test('waits in the outbox, which shows neither its subject nor its text', async () => {
    const { anotacionId } = await s.note({ clase: 'correo', asunto: 'Su consulta', texto: 'Le escribo por su plan.' })
    expect((await s.read()).anotaciones).toMatchObject([
      { asunto: 'Su consulta', texto: 'Le escribo por su plan.', elimina: false },
    ])
    const [correo] = (await porHttp(s.gente.mesa)('obtenerCorreos', {})).correos
    expect(correo).toMatchObject({ clase: 'mensaje', asunto: expect.stringMatching(/^Mensaje de /) })
    const { texto } = await porHttp(s.gente.mesa)('obtenerCorreo', { correoId: correo?.correoId ?? 0 })
    expect(texto).toBe('Mensaje escrito por el asesor: está en la Bitácora de la venta.')
    expect((await s.post(s.gente.asesora, 'eliminarAnotacion', { anotacionId })).status).toBe(422)
  })

  test('leaves with its subject, its text and its advisor to answer to, and the outbox forgets both', async () => {
    await s.note({ clase: 'correo', asunto: 'Su consulta', texto: 'Le escribo por su plan.' })
    const correo = await s.desk.db
      .selectFrom('correo')
      .select(['texto', 'conLlave', 'asesorId'])
      .executeTakeFirstOrThrow()
    expect(correo.conLlave).not.toBeNull()
    expect(correo.asesorId).not.toBeNull()
    expect(correo.texto).not.toContain('plan')
  })
})
