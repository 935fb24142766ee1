import { routes } from '@alerce/contract/routes'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let mesa: Client
let venta: { readonly prospectoId: number; readonly identificador: number; readonly rut: string }
let folio = 0

const QUIEN = ['Quintiliano', 'Ñuñez', "O'Ryan"] as const
const find = async (texto: string, limite?: number) => await porHttp(mesa)('buscarCasosMesa', { texto, limite })
const encontrados = async (texto: string) => (await find(texto)).map(({ prospectoId }) => prospectoId)

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  mesa = await desk.as('mesa')
  const [nombres, apellidoPaterno, apellidoMaterno] = QUIEN
  venta = await dsNueva(await desk.as('asesor2'), nuevoPostulante({ nombres, apellidoPaterno, apellidoMaterno }))
  const [caso] = await find(venta.rut)
  folio = caso?.folioDS ?? 0
})
afterAll(() => desk.close())

test('a case shows its person, stage and advisor', async () => {
  const { rut, prospectoId, identificador } = venta
  const quien = { prospectoId, rut, nombre: "QUINTILIANO ÑUÑEZ O'RYAN", asesor: expect.stringMatching(/\S \S/) }
  expect(await find(rut)).toEqual([
    { ...quien, declaracionSaludId: identificador, folioDS: folio, estado: 'DS en Proceso' },
  ])
  expect(folio).toBeGreaterThan(5_000_000_000)
})

describe('it is found by', () => {
  test.each<[string, () => string]>([
    ['its RUT', () => venta.rut],
    ['its RUT with dots', () => formatoRut(venta.rut)],
    ['its RUT without a dash', () => venta.rut.replace('-', '')],
    ['the beginning of its RUT', () => venta.rut.slice(0, 6)],
    ['its folio', () => String(folio)],
    ['its folio as a card shows it', () => `DS ${folio}`],
    ['names in any order, without accents', () => 'nunez quinti'],
    ['a surname with an apostrophe', () => "o'ryan"],
  ])('%s', async (_title, texto) => {
    expect(await encontrados(texto())).toContain(venta.prospectoId)
  })
})

describe('it is not found by', () => {
  test.each([
    ['its e-mail', 'quintiliano.nunez@example.cl'],
    ['a phone', '+56 9 8765 4321'],
    ['one letter', 'q'],
    ['the middle of a name', 'intiliano'],
    ['signs', '%%'],
  ])('%s', async (_title, texto) => {
    expect(await encontrados(texto)).not.toContain(venta.prospectoId)
  })
})

test('one without a DS has neither folio nor declaration; as many come as were asked for', async () => {
  const todos = await find('an', 20)
  expect(todos.length).toBeGreaterThan(2)
  expect(todos.find(({ estado }) => estado === 'Prospecto Ingresado')).toMatchObject({
    declaracionSaludId: null,
    folioDS: null,
  })
  expect(await find('an', 2)).toEqual(todos.slice(0, 2))
})

test.each(['asesora', 'contraloria', 'administracion'])('%s does not search here', async (usuario) => {
  const client = await desk.as(usuario)
  expect((await client.post(routes.buscarCasosMesa.path, { texto: 'ana' })).status).toBe(403)
})

test('a message of the desk sends one letter, one notice and one Bitácora entry to the advisor', async () => {
  const { prospectoId } = venta
  const dicho = { prospectoId, texto: 'Falta la cédula por los dos lados.' }
  const write = () => porHttp(mesa)('escribirAlAsesor', dicho)
  expect(await Promise.all([write(), write()])).toEqual(['ok', 'ok'])
  const cartas = await desk.db
    .selectFrom('correo')
    .select(['para', 'asunto', 'texto'])
    .where('prospectoId', '=', prospectoId)
    .where('asunto', 'like', 'La mesa%')
    .execute()
  expect(cartas).toEqual([
    {
      para: 'asesor2@alerce.example.cl',
      asunto: `La mesa le escribe por la DS ${folio}`,
      texto: expect.stringContaining(dicho.texto),
    },
  ])
  const asesor = await desk.as('asesor2')
  const entradas = (await porHttp(asesor)('obtenerBitacoraProspecto', { prospectoId })).map(({ estado }) => estado)
  expect(entradas.filter((estado) => estado.includes(dicho.texto))).toHaveLength(1)
  for (const quien of ['asesor2', 'contraloria'] as const)
    expect((await (await desk.as(quien)).post(routes.escribirAlAsesor.path, dicho)).status).toBe(403)
  expect((await mesa.post(routes.escribirAlAsesor.path, { ...dicho, texto: ' ' })).status).toBe(400)
})

describe('the identity card of a case', () => {
  const subida = async (idBox: number) => {
    const asesor = await desk.as('asesor2')
    const lugar = { prospectoId: venta.prospectoId, tipoAdjunto: 40, idBox }
    return (await upload(asesor, routes.subirDocumentoProspecto, lugar, { bytes: pdf() })).body.data
      .documentoId as number
  }
  const CERTIFICADO = 1
  const CEDULA = 2
  const open = (client: Client, id: number) =>
    client.get(`${routes.descargarCedulaDeCaso.path}?prospectoId=${venta.prospectoId}&id=${id}`)

  test('is opened by the desk and written to the access log; no other paper of it is', async () => {
    const cedula = await subida(CEDULA)
    const certificado = await subida(CERTIFICADO)
    const { prospectoId } = venta
    const leida = await porHttp(mesa)('obtenerCedulaDeCaso', { prospectoId })
    expect(leida.abreCaso).toBe(false)
    expect(leida.cedula.map(({ nombre }) => nombre)).toEqual(['cedula.jpg', 'cedula.pdf'])
    expect((await open(mesa, cedula)).raw.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await open(mesa, certificado)).status).toBe(404)
    const accesos = desk.db.selectFrom('bitacoraAcceso').select('actor')
    expect(await accesos.where('operacion', '=', 'descargarCedulaDeCaso').execute()).toHaveLength(1)
    for (const quien of ['asesor2', 'contraloria'] as const)
      expect((await open(await desk.as(quien), cedula)).status).toBe(403)
  })
})
