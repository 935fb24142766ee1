import { routes } from '@alerce/contract/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta, dsNueva, nuevoPostulante, nuevoRut } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const holder = {
  nombres: 'Elena',
  apellidoPaterno: 'Prueba',
  apellidoMaterno: 'Serrano',
  correo: 'elena@example.cl',
  idSalud: 1,
  folioDS: '555001',
  fechaDS: '06-10-2026',
  peso: 61,
  altura: 1.65,
  pension: true,
  causal: 1,
  diagnostico: 'Lumbago crónico',
}

describe('the holder', () => {
  let identificador: number
  beforeAll(async () => {
    identificador = (await dsNueva(asesora)).identificador
  })
  const save = (changes: object) =>
    asesora.post(routes.guardarAntecedentesCotizante.path, { identificador, ...holder, ...changes })

  test.each([
    ['nombres', '', 'Debe ingresar los nombres'],
    ['apellidoPaterno', ' ', 'Debe ingresar el primer apellido'],
    ['apellidoMaterno', null, 'Debe ingresar el segundo apellido'],
    ['correo', '', 'Debe ingresar un correo electronico'],
    ['correo', 'elena@', 'Formato erroneo'],
    ['idSalud', null, 'Debe ingresar las isapre actual'],
    ['folioDS', '', 'Debe ingresar el numero de folio'],
    ['folioDS', 'A-12', 'El folio debe tener solo números, 12 como máximo'],
    ['fechaDS', '', 'Debe ingresar la fecha de la DS'],
    ['fechaDS', '03-10-2026', 'La fecha de la DS debe estar entre hoy y 3 días atrás'],
    ['fechaDS', '08-10-2026', 'La fecha de la DS debe estar entre hoy y 3 días atrás'],
    ['pension', null, 'Debe ingresar una pension'],
    ['peso', null, 'Debe ingresar su peso en kilos'],
    ['peso', 'mucho', 'Debe ingresar su peso en kilos'],
    ['peso', 0, 'El peso debe ser positivo'],
    ['peso', 61.5, 'El peso debe ser entero'],
    ['peso', 1000, 'Peso fuera de rango'],
    ['altura', null, 'Debe ingresar su estatura en metros'],
    ['altura', -1, 'La estatura debe ser positiva'],
    ['altura', 3.21, 'Estatura fuera de rango'],
    ['altura', 1.655, 'La estatura debe tener al menos 1 dígito entero y máximo 2 dígitos decimales'],
  ])('%s «%s»: %s', async (campo, value, mensaje) => {
    const answer = await save({ [campo]: value })
    expect(answer).toMatchObject({ status: 400, body: { errores: [{ campo, mensaje }] } })
  })

  test.each([
    ['rut', '12345678-5'],
    ['numeroPasaporte', 'AB12345'],
    ['fechaNacimiento', '16-03-1990'],
    ['sexo', 1],
  ])('%s is fixed: another value is a 422', async (campo, value) => {
    expect(await save({ [campo]: value })).toMatchObject({
      status: 422,
      body: { codigo: 'ds_dato_fijo', errores: [{ campo }] },
    })
  })

  test('is saved in capitals and read back; figures may carry a comma', async () => {
    const saved = await save({
      peso: '61',
      altura: '1,65',
      folioDS: '000555001',
      fechaNacimiento: '15-03-1990',
      sexo: 2,
    })
    expect(saved.status).toBe(200)
    expect(await asesora.data(routes.obtenerAntecedentesCotizante.path, { identificador })).toMatchObject({
      nombres: 'ELENA',
      apellidoPaterno: 'PRUEBA',
      sexo: 2,
      fechaNacimiento: '15-03-1990',
      folioDS: '555001',
      fechaDS: '06-10-2026',
      peso: 61,
      altura: 1.65,
      pension: true,
      causal: 1,
      diagnostico: 'Lumbago crónico',
      version: saved.body.data.version,
    })
  })

  test('without a pension no cause and no diagnosis are kept', async () => {
    await save({ pension: false })
    const read = await asesora.data(routes.obtenerAntecedentesCotizante.path, { identificador })
    expect(read).toMatchObject({ pension: false, causal: null, diagnostico: null })
  })

  test('a paper folio that another declaration carries: 409 «Folio DS ya existe»', async () => {
    const other = await dsNueva(asesora)
    await asesora.data(routes.guardarAntecedentesCotizante.path, { ...holder, ...other, folioDS: 777 })
    expect(await save({ folioDS: '777' })).toMatchObject({
      status: 409,
      body: { descripcion: 'Folio DS ya existe', errores: [{ campo: 'folioDS' }] },
    })
  })

  test('of two declarations that claim a folio at once one has it', async () => {
    const both = await Promise.all([dsNueva(asesora), dsNueva(asesora)])
    const path = routes.guardarAntecedentesCotizante.path
    const answers = await Promise.all(both.map((ds) => asesora.post(path, { ...holder, ...ds, folioDS: '779' })))
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409])
  })

  test('a stale version answers 412 with changed fields, author and time', async () => {
    const { version } = (await save({})).body.data
    await save({ version })
    expect(await save({ version })).toMatchObject({
      status: 412,
      body: { data: { quien: 'Camila Rojas', propio: true } },
    })
  })

  test('a signing date once saved stays good when days have passed', async () => {
    desk.clock.move('2026-10-20T13:00:00.000Z')
    const later = await desk.as('asesora')
    const answer = await later.post(routes.guardarAntecedentesCotizante.path, { identificador, ...holder })
    desk.clock.move('2026-10-07T13:00:00.000Z')
    expect(answer.status).toBe(200)
  })

  test('after it was sent nothing clinical changes', async () => {
    const sent = await dsHasta(asesora, 'resultado')
    const answer = await asesora.post(routes.guardarAntecedentesCotizante.path, { ...holder, ...sent, folioDS: 778 })
    expect(answer).toMatchObject({ status: 422, body: { codigo: 'ds_bloqueada' } })
  })
})

describe('the beneficiaries', () => {
  const grupo = [
    { fechaNacimiento: '1989/01/20', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 1, descripcionOtro: '' },
    { fechaNacimiento: '2015/06/02', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4, descripcionOtro: '' },
  ] as const
  type Fila = Record<string, unknown>
  let ds: { identificador: number; rut: string }
  let filas: [Fila, Fila]

  beforeAll(async () => {
    ds = await dsNueva(asesora, nuevoPostulante({ beneficiarios: [...grupo] }))
    expect(await saveWithoutTitular()).toMatchObject({ status: 422, body: { codigo: 'beneficiarios_ds_sin_titular' } })
    await desk.db.updateTable('declaracion').set({ etapa: 'cotizante' }).where('id', '=', ds.identificador).execute()
  })
  beforeEach(async () => {
    const personas = await asesora.data(routes.obtenerBeneficiariosDS.path, ds)
    const typed = personas.slice(1).map(({ id }: Fila) => ({
      id,
      nombres: 'Hugo',
      apellidoPaterno: 'Prueba',
      apellidoMaterno: 'Soto',
      rutBeneficiario: nuevoRut(),
      peso: 30,
      altura: 1.3,
    }))
    filas = [typed[0], typed[1]]
  })
  const saveWithoutTitular = () =>
    asesora.post(routes.guardarBeneficiariosDS.path, { identificador: ds.identificador, beneficiario: [] })
  const save = () =>
    asesora.post(routes.guardarBeneficiariosDS.path, { identificador: ds.identificador, beneficiario: filas })
  const verify = () =>
    asesora.data(routes.verificarBeneficiarios.path, { identificador: ds.identificador, beneficiario: filas })

  test.each([
    ['tipoDocumento', { tipoDocumento: '' }, 'Debe ingresar TIPO'],
    ['nombres', { nombres: '' }, 'Debe ingresar los nombres'],
    ['apellidoPaterno', { apellidoPaterno: '' }, 'Debe ingresar el primer apellido'],
    ['apellidoMaterno', { apellidoMaterno: '' }, 'Debe ingresar el segundo apellido'],
    ['rutBeneficiario', { rutBeneficiario: '' }, 'Debe ingresar un rut o numero de pasaporte'],
    ['rutBeneficiario', { rutBeneficiario: '12345678-9' }, 'Rut no válido'],
    ['rutBeneficiario', { rutBeneficiario: '012345678-5' }, 'No debe anteponer ceros'],
    ['pasaporte', { tipoDocumento: 'P', pasaporte: '' }, 'Debe ingresar numero de pasaporte'],
    ['peso', { peso: 0 }, 'El peso debe ser positivo'],
    ['altura', { altura: 0 }, 'La estatura debe ser positiva'],
  ])('%s of a row: %o is refused at its field', async (campo, change, mensaje) => {
    Object.assign(filas[1], change)
    expect(await save()).toMatchObject({
      status: 400,
      body: { errores: [{ campo: `beneficiario.1.${campo}`, mensaje }] },
    })
    expect(await verify()).toEqual({ errores: [{ descripcion: mensaje }] })
  })

  test.each([
    [
      'the holder’s rut',
      () => ({ rutBeneficiario: ds.rut }),
      'El rut de los beneficiarios no puede ser el mismo que el rut del titular',
    ],
    [
      'a rut twice',
      () => ({ rutBeneficiario: filas[1].rutBeneficiario }),
      'El rut de los beneficiarios no se puede repetir',
    ],
  ])('%s: reported by the check, refused by saving', async (_, change, descripcion) => {
    Object.assign(filas[0], change())
    expect(await verify()).toEqual({ errores: [{ descripcion }] })
    expect(await save()).toMatchObject({ status: 400, body: { descripcion: expect.any(String) } })
  })

  test('a passport twice', async () => {
    for (const fila of filas) Object.assign(fila, { rutBeneficiario: '', pasaporte: 'ab 12345' })
    expect((await verify()).errores).toEqual([{ descripcion: 'El pasaporte de los beneficiarios no se puede repetir' }])
  })

  test.each([
    ['one is missing', () => filas.pop()],
    ['one is twice', () => Object.assign(filas[0], { id: filas[1].id })],
    ['a stranger', () => Object.assign(filas[0], { id: 1 })],
    ['another birth date', () => Object.assign(filas[0], { fechaNacimiento: '21-01-1989' })],
    ['another sex', () => Object.assign(filas[0], { sexo: 2 })],
    ['another relation', () => Object.assign(filas[0], { relacionFamiliar: 6 })],
    ['another type', () => Object.assign(filas[0], { tipoBeneficiario: 1 })],
  ])('the family is fixed: %s is a 422', async (_, change) => {
    change()
    expect(await save()).toMatchObject({ status: 422, body: { codigo: 'ds_grupo_fijo' } })
  })

  test('are saved all together, by rut or passport, the holder’s own row aside', async () => {
    const [titular] = await asesora.data(routes.obtenerBeneficiariosDS.path, ds)
    Object.assign(filas[1], { rutBeneficiario: null, pasaporte: 'ab 12345', peso: '8', altura: '0,7' })
    const beneficiario = [{ id: titular.id, tipoBeneficiario: 0 }, ...filas]
    await asesora.data(routes.guardarBeneficiariosDS.path, { identificador: ds.identificador, beneficiario })
    const read = await asesora.data(routes.obtenerBeneficiariosDS.path, ds)
    expect(read).toMatchObject([
      { tipoBeneficiario: 0 },
      { nombres: 'HUGO', rutBeneficiario: filas[0].rutBeneficiario, pasaporte: null, peso: 30, altura: 1.3 },
      { rutBeneficiario: null, pasaporte: 'AB12345', peso: 8, altura: 0.7 },
    ])
  })
})

test('at rest no weight, height, diagnosis or answer can be read; each call is in the access log', async () => {
  const { identificador } = await dsHasta(asesora, 'preguntas', {
    declaracion: { peso: 77, diagnosticos: { 5: ['I10', 'Hipertensión arterial', '01-02-2020'] } },
  })
  for (const table of ['declaracion', 'declaracionPersona', 'respuestaDS']) {
    const { rows } = await sql<{ raw: string }>`select row_to_json(t)::text as raw from ${sql.table(table)} t`.execute(
      desk.db,
    )
    const raw = rows.map((row) => row.raw).join('\n')
    const plain = Buffer.from(
      raw
        .match(/\\\\x[0-9a-f]+/g)
        ?.map((hex) => hex.slice(3))
        .join('') ?? '',
      'hex',
    ).toString('latin1')
    for (const clear of ['Hipertensi', 'diagnosticos', '"peso"', '"respuesta"'])
      expect(raw + plain).not.toContain(clear)
  }
  const log = await desk.db
    .selectFrom('bitacoraAcceso')
    .select(['actor', 'operacion'])
    .where('declaracionId', '=', identificador)
    .execute()
  expect(log).toContainEqual({ actor: 'Camila Rojas', operacion: 'guardarAntecedentesCotizante' })
  expect(log).toContainEqual({ actor: 'Camila Rojas', operacion: 'obtenerBeneficiariosDS' })
  expect(log.filter((entry) => entry.operacion === 'guardarRespuestaDS')).toHaveLength(14)
})
