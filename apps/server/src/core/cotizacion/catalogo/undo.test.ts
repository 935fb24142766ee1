import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { dsHasta, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let administracion: Client
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  administracion = await desk.as('administracion')
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const call = (nombre: keyof typeof routes, pedido: object = {}) => administracion.post(routes[nombre].path, pedido)
const datos = async (nombre: keyof typeof routes, pedido: object = {}) => (await call(nombre, pedido)).body.data

async function load(tabla: string, texto: string, mas: object = {}) {
  const archivo = { nombre: `${tabla}.csv`, bytes: Buffer.from(texto) }
  const { body } = await upload(administracion, routes.revisarCatalogo, { tabla, ...mas }, archivo)
  return body.data
}
const enCsv = async (tabla: string) =>
  (await administracion.get(`${routes.descargarCatalogo.path}?tabla=${tabla}`)).raw.toString('utf8')
async function apply(tabla: string, texto: string) {
  const { cargaId, lejanos } = await load(tabla, texto)
  expect((await call('aplicarCargaCatalogo', { cargaId, lejanosVistos: lejanos })).status).toBe(200)
  return cargaId as number
}
const undo = (cargaId: number) => call('deshacerCargaCatalogo', { cargaId })

describe('a value far from the one before it', () => {
  test('is flagged with both figures, and refused until the request states how many were seen', async () => {
    const { cargaId, lejanos } = await load('uf', 'Fecha;Valor\n10-10-2026;415.000,12\n')
    expect(lejanos).toBe(1)
    const { filas } = await datos('obtenerFilasCargaCatalogo', { cargaId, situacion: 'lejana' })
    const alerta = 'Valor: 415.000,12. Antes: 41.130,94 (09-10-2026).'
    expect(filas).toMatchObject([{ clave: '10-10-2026', alertas: [alerta] }])
    for (const mas of [{}, { lejanosVistos: 0 }, { lejanosVistos: 2 }]) {
      const { status, body } = await call('aplicarCargaCatalogo', { cargaId, ...mas })
      expect([status, body.codigo, body.data]).toEqual([
        409,
        'tabla_valores_lejanos',
        { lejanos: 1, alertas: [`10-10-2026: ${alerta}`] },
      ])
    }
    expect((await call('aplicarCargaCatalogo', { cargaId, lejanosVistos: 1 })).status).toBe(200)
    expect((await undo(cargaId)).status).toBe(200)
  })

  test.each([
    ['uf', (csv: string) => csv.replace('41.130,94', '42.000,00'), 0],
    ['ges', (csv: string) => csv.replace('0,731', '7,31'), 1],
    ['planes', (csv: string) => csv.replace(';1,100;', ';11,000;'), 1],
    ['beneficios', (csv: string) => csv.replace('0,210', '0,021'), 1],
    ['factores', (csv: string) => csv.replace(';0,6;', ';6,0;'), 1],
  ])('of %s: %#', async (tabla, change, lejanos) => {
    const csv = await enCsv(tabla)
    expect(change(csv)).not.toBe(csv)
    expect(await load(tabla, change(csv))).toMatchObject({ lejanos })
  })
})

describe('an applied load', () => {
  test.each([
    ['uf', (csv: string) => `${csv.replace('41.130,94', '41.130,95')}10-10-2026;41.139,15;prueba\r\n`],
    ['ges', (csv: string) => csv.replace('0,731', '0,8')],
    ['planes', (csv: string) => csv.split('\r\n').toSpliced(3, 2).join('\r\n').replace(';1,100;', ';1,200;')],
    ['bonificaciones', (csv: string) => csv.split('\r\n').toSpliced(2, 3).join('\r\n')],
    ['beneficios', (csv: string) => csv.split('\r\n').toSpliced(2, 1).join('\r\n').replace('0,345', '0,35')],
    ['convenios', (csv: string) => csv.split('\r\n').toSpliced(1, 1).join('\r\n')],
    ['afps', (csv: string) => `${csv}999;AFP de prueba\r\n`],
  ])('of %s is undone: the table is exactly as it was, and can be loaded again', async (tabla, change) => {
    const antes = await enCsv(tabla)
    for (const _ of [1, 2]) {
      const cargaId = await apply(tabla, change(antes))
      expect(await enCsv(tabla)).not.toBe(antes)
      expect((await datos('obtenerCargaCatalogo', { cargaId })).sinVuelta).toBeNull()
      const { status, body } = await undo(cargaId)
      expect([status, body.data.estado, body.data.deshechaPor]).toEqual([200, 'deshecha', 'Ricardo Vidal'])
      expect(await enCsv(tabla)).toBe(antes)
      expect((await undo(cargaId)).body.codigo).toBe('carga_ya_deshecha')
    }
  })

  test('that another changed since is not undone before that one', async () => {
    const antes = await enCsv('uf')
    const primera = await apply('uf', 'Fecha;Valor\n10-10-2026;41.139,15\n')
    const segunda = await apply('uf', 'Fecha;Valor\n10-10-2026;41.139,16\n')
    expect((await undo(primera)).body.codigo).toBe('carga_posterior')
    for (const cargaId of [segunda, primera]) expect((await undo(cargaId)).status).toBe(200)
    expect(await enCsv('uf')).toBe(antes)
  })

  test('with which a plan was confirmed is not undone, and says why', async () => {
    const csv = await enCsv('uf')
    const fila = csv.split('\r\n').find((linea) => linea.startsWith('07-10-2026'))
    const cargaId = await apply('uf', `Fecha;Valor\n07-10-2026;${fila?.split(';')[1]?.replace(/\d$/, '0')}\n`)
    await dsHasta(asesora, 'inicioManual')
    expect((await datos('obtenerCargaCatalogo', { cargaId })).sinVuelta).toMatch(/^Ya se confirmó un plan/)
    expect((await undo(cargaId)).body.codigo).toBe('carga_ya_confirmada')
  })

  test('of persons, or that was not applied, is not undone', async () => {
    const { cargaId } = await load('uf', 'Fecha;Valor\n10-10-2026;41.139,15\n')
    expect((await undo(cargaId)).body.codigo).toBe('carga_sin_aplicar')
    const titulares = await apply('titulares', 'RUT;Desde;Hasta\n12345678-5;01-01-2026;\n')
    expect((await undo(titulares)).body.codigo).toBe('carga_de_personas')
  })

  test('that named a plan of a quote in course leaves the quote to be chosen again', async () => {
    const antes = await enCsv('planes')
    const cargaId = await apply('planes', antes.replace(';1,100;', ';1,200;'))
    const prospectoId = await signInPostulante(asesora)
    await porHttp(asesora)('guardarRangoPactado', { prospectoId, minimoPlan: 105_000, maximoPlan: 330_000 })
    const [plan] = await porHttp(asesora)('obtenerPlanes', { prospectoId })
    await asesora.post(routes.elegirPlan.path, { prospectoId, planId: plan?.planId })
    expect((await undo(cargaId)).status).toBe(200)
    expect(await enCsv('planes')).toBe(antes)
  })
})
