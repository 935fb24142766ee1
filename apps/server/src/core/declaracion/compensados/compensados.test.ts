import { beneficiarioDS } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import { routes } from '@alerce/contract/routes'
import { registroDe } from '@alerce/contract/testing/registros'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta, nuevoRut, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const hija = { fechaNacimiento: '2018/05/01', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const

interface Lado {
  readonly identificador: number
  readonly prospectoId: number
  readonly rut: string
  /** Its charge, in its declaration. */
  readonly cargaId: number
}

const fila = (id: number, cambios: object = {}) => ({
  id,
  nombres: 'ANA',
  apellidoPaterno: 'SOTO',
  apellidoMaterno: 'VEGA',
  rutBeneficiario: nuevoRut(),
  peso: 20,
  altura: 1.1,
  ...cambios,
})

async function lado(): Promise<Lado> {
  const ds = await dsHasta(asesora, 'resumenDeclaracion', {
    postulante: { renta: 2_600_000, beneficiarios: [{ ...hija, descripcionOtro: '' }] },
    declaracion: { dependientes: [fila(0)].map(({ id: _, ...dependiente }) => dependiente) },
  })
  await enEtapa(ds.identificador, 'beneficiarios')
  const [, carga] = await porHttp(asesora)('obtenerBeneficiariosDS', { identificador: ds.identificador })
  return { ...ds, cargaId: carga?.id ?? 0 }
}

const enEtapa = (id: number, etapa: 'beneficiarios' | 'inicioManual' | 'resumenDeclaracion') =>
  desk.db.updateTable('declaracion').set({ etapa }).where('id', '=', id).execute()

let otorga: Lado
let recibe: Lado

beforeEach(async () => {
  ;[otorga, recibe] = [await lado(), await lado()]
  for (const [uno, otro] of [
    [otorga, recibe],
    [recibe, otorga],
  ] as const)
    await desk.db
      .updateTable('prospecto')
      .set({ parejaId: otro.prospectoId, otorga: uno === otorga, tipoPlan: 'S' })
      .where('id', '=', uno.prospectoId)
      .execute()
})

const read = ({ identificador }: Lado, quien = asesora) =>
  quien.post(routes.obtenerBeneficiariosCompensados.path, { identificador })
const save = ({ identificador }: Lado, beneficiario: object[], mas: object = {}, quien = asesora) =>
  quien.post(routes.guardarBeneficiariosCompensados.path, { identificador, beneficiario, ...mas })
const nombresDe = async ({ identificador }: Lado) =>
  (await porHttp(asesora)('obtenerBeneficiariosDS', { identificador })).slice(1).map(({ nombres }) => nombres)

describe('the charges of a pair', () => {
  test('each reads the declaration of the other', async () => {
    const { status, body } = await read(otorga)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      esCompensado: true,
      listaCompensados: [
        { identificador: recibe.identificador, rut: recibe.rut, nombre: 'Elena Prueba', otorga: false, cerrada: null },
      ],
    })
    expect((await read(recibe)).body.data.listaCompensados[0]).toMatchObject({ otorga: true })
  })

  test('a holder without a pair has none', async () => {
    const solo = await dsHasta(asesora, 'resumenDeclaracion')
    const { body } = await asesora.post(routes.obtenerBeneficiariosCompensados.path, solo)
    expect(body.data).toEqual({ esCompensado: false, listaCompensados: [] })
    const nada = await asesora.post(routes.guardarBeneficiariosCompensados.path, { ...solo, beneficiario: [] })
    expect(nada).toMatchObject({ status: 422, body: { codigo: 'sin_pareja' } })
  })

  test('are kept in the declaration of their own holder, from the screen of either', async () => {
    const suya = await save(otorga, [fila(recibe.cargaId, { nombres: 'ROSA' })])
    expect(suya.status).toBe(200)
    expect([await nombresDe(otorga), await nombresDe(recibe)]).toEqual([['ANA'], ['ROSA']])
    const ambas = [fila(recibe.cargaId, { nombres: 'INÉS' }), fila(otorga.cargaId, { nombres: 'LUZ' })]
    const { version, versionCompensado } = suya.body.data
    const dos = await save(otorga, ambas, { version, versionCompensado })
    expect(dos.body.data).toEqual({ version: version + 1, versionCompensado: versionCompensado + 1 })
    expect([await nombresDe(otorga), await nombresDe(recibe)]).toEqual([['LUZ'], ['INÉS']])
    const rows = await desk.db
      .selectFrom('declaracion')
      .select(['actualizadaPor', 'etapa'])
      .where('id', 'in', [otorga.identificador, recibe.identificador])
      .execute()
    expect(rows).toEqual([1, 2].map(() => ({ actualizadaPor: 'Camila Rojas', etapa: 'beneficiarios' })))
  })

  test('any typed data are read back as sent', async () => {
    const medidas = {
      peso: fc.integer({ min: 2, max: 300 }).map(String),
      altura: fc.integer({ min: 40, max: 250 }).map((cm) => formatoNumero(cm / 100)),
    }
    const property = fc.asyncProperty(registroDe(beneficiarioDS, medidas), async (form) => {
      const { status } = await save(otorga, [{ id: recibe.cargaId, ...envioDe(beneficiarioDS, form) }])
      const [, leido] = await porHttp(asesora)('obtenerBeneficiariosDS', { identificador: recibe.identificador })
      const tipoDocumento = leido?.pasaporte ? 'P' : 'R'
      expect([status, { ...pantallaDe(beneficiarioDS, leido ?? null), tipoDocumento }]).toEqual([200, form])
    })
    await fc.assert(property, { numRuns: 8 })
  })

  test('an error is answered at its field, and nothing of the two is saved', async () => {
    const { status, body } = await save(otorga, [
      fila(otorga.cargaId, { nombres: 'LUZ' }),
      fila(recibe.cargaId, { peso: '' }),
    ])
    expect(status).toBe(400)
    expect(body.errores).toEqual([{ campo: 'beneficiario.1.peso', mensaje: 'Debe ingresar su peso en kilos' }])
    expect(await nombresDe(otorga)).toEqual(['ANA'])
  })

  test('nobody is a charge of both, nor is a holder of the pair one', async () => {
    const repetido = { rutBeneficiario: nuevoRut() }
    const dos = await save(otorga, [fila(otorga.cargaId, repetido), fila(recibe.cargaId, repetido)])
    expect(dos.body.errores.map((e: { mensaje: string }) => e.mensaje)).toEqual([
      'El rut de los beneficiarios no se puede repetir',
    ])
    const elOtro = await save(otorga, [fila(otorga.cargaId, { rutBeneficiario: recibe.rut })])
    expect(elOtro.body.errores.map((e: { mensaje: string }) => e.mensaje)).toEqual([
      'El rut de los beneficiarios no puede ser el mismo que el rut del titular',
    ])
  })

  test('somebody of neither declaration is refused', async () => {
    const ajena = await lado()
    expect(await save(otorga, [fila(ajena.cargaId)])).toMatchObject({
      status: 422,
      body: { codigo: 'ds_grupo_fijo' },
    })
  })

  test.each([
    ['begun', 'inicioManual', 'beneficiarios_ds_sin_titular', /Guarde primero/],
    ['summed up', 'resumenDeclaracion', 'ds_bloqueada', /ya no se puede modificar/],
  ] as const)('of one that is only %s they are not written, and it says why', async (_, etapa, codigo, cerrada) => {
    await enEtapa(recibe.identificador, etapa)
    expect((await read(otorga)).body.data.listaCompensados[0].cerrada).toMatch(cerrada)
    expect(await save(otorga, [fila(recibe.cargaId)])).toMatchObject({ status: 422, body: { codigo } })
    expect((await save(otorga, [fila(otorga.cargaId)])).status).toBe(200)
  })

  test('of an electronic one the applicant alone writes them', async () => {
    await desk.db.updateTable('declaracion').set({ tipoVenta: 'E' }).where('id', '=', recibe.identificador).execute()
    expect(await save(otorga, [fila(recibe.cargaId)])).toMatchObject({
      status: 403,
      body: { codigo: 'ds_del_postulante' },
    })
  })

  test('a version that gave way is refused, of either', async () => {
    const version = (await save(recibe, [fila(recibe.cargaId)])).body.data.version
    const vieja = await save(otorga, [fila(recibe.cargaId)], { versionCompensado: version - 1 })
    expect(vieja.status).toBe(412)
  })

  test('two that cross each other both end', async () => {
    const cruzadas = await Promise.all([
      save(otorga, [fila(otorga.cargaId), fila(recibe.cargaId)]),
      save(recibe, [fila(recibe.cargaId), fila(otorga.cargaId)]),
    ])
    expect(cruzadas.map(({ status }) => status)).toEqual([200, 200])
  })

  test('are nobody else’s to see', async () => {
    for (const [who, status] of [
      ['asesor2', 404],
      ['jefatura', 403],
    ] as const) {
      const quien = await desk.as(who)
      expect((await read(otorga, quien)).status).toBe(status)
      expect((await save(otorga, [fila(otorga.cargaId)], {}, quien)).status).toBe(status)
    }
  })
})
