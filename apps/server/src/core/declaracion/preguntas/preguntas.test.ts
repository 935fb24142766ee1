import { routes } from '@alerce/contract/routes'
import { preguntasDS } from '@alerce/domain/declaracion/preguntas'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { preguntasDeEjemplo } from '../../../semilla/textos/preguntas.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta, dsNueva } from '../../../testing/ventas.ts'
import { fixCuestionario } from './answer.ts'

let desk: Desk
let asesora: Client
let ds: { identificador: number; rut: string }
let titular: number

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

beforeEach(async () => {
  ds = await dsNueva(asesora)
  await desk.db.updateTable('declaracion').set({ etapa: 'beneficiarios' }).where('id', '=', ds.identificador).execute()
  titular = (await asesora.data(routes.obtenerBeneficiariosDS.path, ds))[0].id
})

const answerDS = (codigoPregunta: number, respuesta: unknown, diagnosticos?: unknown) =>
  asesora.post(routes.guardarRespuestaDS.path, { ...ds, codigoPregunta, respuesta, diagnosticos })
const read = () => asesora.data(routes.obtenerPreguntasDS.path, ds)
const asma = () => ({ beneficiario: titular, diagnostico: { codigo: 'J45', diagnostico: 'Asma' }, fecha: '15-03-2015' })

describe('the questions', () => {
  test('are fifteen in order, with 11 suppressed and nothing answered', async () => {
    const list = await read()
    expect(list.map((q: { id: number }) => q.id)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1))
    for (const { id, editable, respuesta, diagnosticos, pregunta, ejemplo } of list) {
      expect({ editable, respuesta, diagnosticos }).toEqual({ editable: id !== 11, respuesta: null, diagnosticos: [] })
      expect(pregunta.length + ejemplo.length).toBeGreaterThan(20)
    }
  })

  test('are answered one after another: after 10 comes 12', async () => {
    expect(await answerDS(2, false)).toMatchObject({ status: 422, body: { codigo: 'pregunta_fuera_de_orden' } })
    for (const n of preguntasDS.filter((q) => q <= 10)) expect((await answerDS(n, false)).status).toBe(200)
    expect(await answerDS(11, false)).toMatchObject({ status: 422, body: { codigo: 'pregunta_suprimida' } })
    expect((await answerDS(12, false)).status).toBe(200)
    const rows = await desk.db
      .selectFrom('respuestaDS')
      .select('pregunta')
      .where('declaracionId', '=', ds.identificador)
      .where('pregunta', '=', 11)
      .execute()
    expect(rows).toEqual([])
  })

  test('are answered once the persons are saved, not before', async () => {
    const recien = await dsNueva(asesora)
    const answer = await asesora.post(routes.guardarRespuestaDS.path, {
      ...recien,
      codigoPregunta: 1,
      respuesta: false,
    })
    expect([answer.status, answer.body.descripcion]).toEqual([
      422,
      'Guarde primero los beneficiarios de la Declaración de Salud.',
    ])
  })

  test.each([0, 16, 99])('%i is none of them', async (n) => {
    expect((await answerDS(n, false)).status).toBe(422)
  })
})

describe('the version of the questions', () => {
  const publish = async (palabra: string) => {
    const admin = await desk.as('administracion')
    const cuerpo = preguntasDeEjemplo.replace('¿Alguna', `¿${palabra}`)
    const texto = { clase: 'preguntasDS', titulo: 'Declaración', cuerpo, desde: '07-10-2026' }
    return (await admin.data(routes.publicarTexto.path, texto)).version as number
  }
  const leida = async () => {
    const [{ pregunta, version, esEjemplo }] = await read()
    return { pregunta: pregunta.split(' ')[0], version, esEjemplo }
  }

  test('is kept from the first answer on, also on the paper; until then it is the one in force', async () => {
    expect(await leida()).toEqual({ pregunta: '¿Alguna', version: 1, esEjemplo: true })
    const dos = await publish('Cierta')
    expect(await leida()).toEqual({ pregunta: '¿Cierta', version: dos, esEjemplo: false })
    const stale = { ...ds, codigoPregunta: 1, respuesta: false, version: 1 }
    const refused = await asesora.post(routes.guardarRespuestaDS.path, stale)
    expect(refused).toMatchObject({ status: 409, body: { codigo: 'preguntas_cambiaron' } })
    expect((await asesora.post(routes.guardarRespuestaDS.path, { ...stale, version: dos })).status).toBe(200)
    await publish('Otra')
    expect(await leida()).toEqual({ pregunta: '¿Cierta', version: dos, esEjemplo: false })
  })

  test('of our example nobody answers outside the demo; one that was begun goes on', async () => {
    const fuera = { tx: desk.db, hoy: '2026-10-06', demo: false }
    const ejemplo = await desk.db.selectFrom('texto').select('id').where('ejemplo', '=', true).executeTakeFirstOrThrow()
    const nueva = { id: ds.identificador, preguntasTextoId: null }
    await expect(fixCuestionario(fuera, nueva)).rejects.toMatchObject({
      definition: { code: 'preguntas_sin_publicar' },
    })
    await fixCuestionario(fuera, { ...nueva, preguntasTextoId: ejemplo.id })
    await fixCuestionario({ ...fuera, demo: true }, nueva)
  })
})

describe('a «sí»', () => {
  test.each([
    ['without diagnoses', () => [], 'diagnosticos', 'Una respuesta «sí» requiere al menos un diagnóstico'],
    [
      'of a day before its person was born',
      () => [{ ...asma(), fecha: '14-03-1980' }],
      'diagnosticos.0.fecha',
      'La fecha es anterior al nacimiento de la persona',
    ],
    [
      'without a person',
      () => [{ ...asma(), beneficiario: null }],
      'diagnosticos.0.beneficiario',
      'Debe seleccionar un beneficiario',
    ],
    [
      'without a diagnosis',
      () => [asma(), { ...asma(), diagnostico: { codigo: '', diagnostico: ' ' } }],
      'diagnosticos.1.diagnostico',
      'Debe ingresar un diagnóstico',
    ],
    ['without a date', () => [{ ...asma(), fecha: '' }], 'diagnosticos.0.fecha', 'Debe ingresar una fecha aproximada'],
    [
      'in the future',
      () => [{ ...asma(), fecha: '08-10-2026' }],
      'diagnosticos.0.fecha',
      'La fecha no puede ser futura',
    ],
  ])('%s is refused', async (_, diagnosticos, campo, mensaje) => {
    expect(await answerDS(1, true, diagnosticos())).toMatchObject({
      status: 400,
      body: { errores: [{ campo, mensaje }] },
    })
  })

  test('of a person not in the declaration is refused', async () => {
    for (const other of [{ beneficiario: 1 }, { beneficiario: null, rut: '12345678-5' }])
      expect(await answerDS(1, true, [{ ...asma(), ...other }])).toMatchObject({
        status: 422,
        body: { codigo: 'diagnostico_persona_ajena' },
      })
  })

  test('keeps its diagnoses, from the list or typed, by person or RUT; a «no» drops them', async () => {
    const typed = { rut: ds.rut, diagnostico: { codigo: null, diagnostico: 'Rinitis' }, fecha: '07-10-2026' }
    expect((await answerDS(1, true, [asma(), { ...typed, intervencionQuirurgica: true }])).status).toBe(200)
    const common = { rut: ds.rut, beneficiario: titular }
    expect((await read())[0]).toMatchObject({
      respuesta: true,
      diagnosticos: [
        { ...common, ...asma(), intervencionQuirurgica: false },
        { ...common, diagnostico: { codigo: '', diagnostico: 'Rinitis' }, intervencionQuirurgica: true },
      ],
    })
    await answerDS(1, false, [asma()])
    expect((await read())[0]).toMatchObject({ respuesta: false, diagnosticos: [] })
  })

  test('gets the code of the list when the whole name of a listed illness is typed', async () => {
    await answerDS(1, true, [{ ...asma(), diagnostico: { codigo: '', diagnostico: ' asma ' } }])
    expect((await read())[0].diagnosticos[0].diagnostico.codigo).toBe('J45')
    await answerDS(1, false)
  })
})

describe('an answer in the place of another', () => {
  const [una, otra] = ['a'.repeat(32), 'b'.repeat(32)]
  const en = (ventana: string, version: number | null, respuesta = false) =>
    asesora.post(routes.guardarRespuestaDS.path, {
      ...ds,
      codigoPregunta: 1,
      respuesta,
      reemplaza: { version, ventana },
      diagnosticos: respuesta ? [asma()] : [],
    })
  const version = async (): Promise<number | null> => (await read())[0].versionRespuesta

  test('with a version not seen by its window is refused; with the current one it is replaced', async () => {
    expect(await version()).toBeNull()
    expect((await en(una, null, true)).status).toBe(200)
    const leida = await version()
    const refused = await en(otra, null)
    expect(refused).toMatchObject({
      status: 412,
      body: {
        descripcion: 'Usted cambió esto en otra ventana. Usted: la respuesta a la pregunta 1.',
        data: { propio: true, campos: [{ campo: 'pregunta1', etiqueta: 'la respuesta a la pregunta 1' }] },
      },
    })
    // the refusal contains no declared data
    expect(JSON.stringify(refused.body)).not.toContain('Asma')
    expect((await read())[0]).toMatchObject({ respuesta: true, versionRespuesta: leida })
    expect((await en(otra, leida)).status).toBe(200)
    expect(await version()).not.toBe(leida)
  })

  test('given by the same window is replaced without reading it again; another window gets 412', async () => {
    for (const respuesta of [false, true, false]) expect((await en(una, null, respuesta)).status).toBe(200)
    const leida = await version()
    expect((await en(otra, leida, true)).status).toBe(200)
    expect((await en(una, leida)).status).toBe(412)
    expect((await read())[0].respuesta).toBe(true)
  })

  test('that went with its person is none: no version comes twice', async () => {
    await en(una, null, true)
    const leida = await version()
    await desk.db.deleteFrom('respuestaDS').where('declaracionId', '=', ds.identificador).execute()
    expect((await en(otra, leida)).status).toBe(200)
    expect((await en(una, leida)).status).toBe(412)
  })

  test('is not asked about of a client that does not say which it replaces', async () => {
    await en(una, null, true)
    expect((await answerDS(1, false)).status).toBe(200)
    expect((await en(una, null)).status).toBe(412)
  })
})

test('an answer can be changed until the summaries, not after', async () => {
  ds = await dsHasta(asesora, 'resumenAntecedentes')
  expect(await answerDS(1, false)).toMatchObject({ status: 422, body: { codigo: 'ds_bloqueada' } })
  await asesora.data(routes.guardarEtapa.path, { ...ds, etapa: 'preguntas' })
  expect((await answerDS(1, false)).status).toBe(200)
})

describe('the list of diagnoses', () => {
  const find = async (texto: string) =>
    (await asesora.get(`${routes.diagnosticos.path}?texto=${encodeURIComponent(texto)}`)).body.data

  test.each([
    ['asma', 'J45', 'Asma'],
    ['HIPERTENSION', 'I10', 'Hipertensión arterial'],
    ['tiroides cancer', 'C73', 'Cáncer de tiroides'],
    ['m51', 'M51', 'Hernia de disco lumbar'],
  ])('%s finds %s, without regard to accents, case or order', async (texto, codigo, diagnostico) => {
    expect(await find(texto)).toContainEqual({ codigo, diagnostico })
  })

  test('is searched by POST, without the text in the address', async () => {
    expect(routes.buscarDiagnosticos.method).toBe('POST')
    expect(await asesora.data(routes.buscarDiagnosticos.path, { texto: 'asma' })).toEqual(await find('asma'))
  })

  test('is short, alphabetical, empty when nothing fits, and has no mental-health code', async () => {
    const all = await desk.db.selectFrom('diagnostico').select('codigo').execute()
    expect(all.length).toBeGreaterThanOrEqual(150)
    expect(all.filter(({ codigo }) => /^[FQ]/.test(codigo) || !/^[A-Z]\d\d$/.test(codigo))).toEqual([])
    expect(await find('')).toHaveLength(20)
    expect(await find('%_xyz')).toEqual([])
  })

  test('loaded officially replaces the shipped one; mental health codes are never offered', async () => {
    const oficial = Array.from({ length: 15_000 }, (_, i) => {
      const letra = 'GHJKLMN'[i % 7]
      return `${letra}${String(Math.floor(i / 7) % 100).padStart(2, '0')}${Math.floor(i / 700)};Afección número ${i}`
    })
    const csv = ['Código;Descripción', ...oficial, 'F320;Episodio depresivo leve', 'J45;Asma, toda forma'].join('\n')
    const admin = await desk.as('administracion')
    const archivo = { nombre: 'cie10.csv', bytes: Buffer.from(csv) }
    const { body } = await upload(admin, routes.revisarCatalogo, { tabla: 'diagnosticos' }, archivo)
    expect(body.data).toMatchObject({ cambia: 1, rechaza: 0, agrega: expect.any(Number) })
    expect(await find('asma')).toContainEqual({ codigo: 'J45', diagnostico: 'Asma' })
    await admin.data(routes.aplicarCargaCatalogo.path, { cargaId: body.data.cargaId })
    expect((await find('ASMA'))[0]).toEqual({ codigo: 'J45', diagnostico: 'Asma, toda forma' })
    expect(await find('afección 14999')).toHaveLength(1)
    expect(await find('afeccion')).toHaveLength(20)
    expect([await find('depresivo'), await find('F32')]).toEqual([[], []])
  })
})
