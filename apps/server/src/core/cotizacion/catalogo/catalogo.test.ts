import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'

let desk: Desk
let administracion: Client
beforeAll(async () => {
  desk = await openDesk()
  administracion = await desk.as('administracion')
})
afterAll(() => desk.close())

const call = (nombre: keyof typeof routes, pedido: object = {}) => administracion.data(routes[nombre].path, pedido)

async function load(tabla: string, texto: string, mas: object = {}) {
  const { status, body } = await upload(
    administracion,
    routes.revisarCatalogo,
    { tabla, ...mas },
    { nombre: `${tabla}.csv`, bytes: Buffer.from(texto) },
  )
  return status === 200 ? body.data : body
}
const filasDe = async (cargaId: number) => (await call('obtenerFilasCargaCatalogo', { cargaId, limite: 200 })).filas
const enCsv = async (tabla: string) =>
  (await administracion.get(`${routes.descargarCatalogo.path}?tabla=${tabla}`)).raw.toString('utf8')

describe.each([
  'uf',
  'ges',
  'factores',
  'topes',
  'parametros',
  'convenios',
  'prestadores',
  'planes',
  'bonificaciones',
  'beneficios',
  'beneficios-de-plan',
  'direcciones',
  'documentos',
  'afps',
  'instituciones',
])('%s', (tabla) => {
  test('as it is downloaded changes nothing', async () => {
    const texto = await enCsv(tabla)
    const filas = texto.trim().split('\r\n').length - 1
    expect(filas).toBeGreaterThan(0)
    expect(await load(tabla, texto)).toMatchObject({
      agrega: 0,
      cambia: 0,
      termina: 0,
      rechaza: 0,
      igual: filas,
      impedimento: 'El archivo no cambia nada: la tabla ya es así.',
    })
  })
})

describe('the UF', () => {
  const banco = `﻿Unidad de fomento (UF)

Período;1.Unidad de fomento (UF)
09-oct-2026;41.130,94
10-oct-2026;41.139,15
11-Oct-2026;41.147,36
`
  test('comes as the Banco Central gives it: nothing is written until it is applied, and then once', async () => {
    const carga = await load('uf', banco)
    expect(carga).toMatchObject({ estado: 'revisada', agrega: 2, cambia: 0, igual: 1, impedimento: null })
    expect(await load('uf', banco)).toEqual(carga)
    expect(await filasDe(carga.cargaId)).toMatchObject([
      { orden: 1, linea: 5, situacion: 'agrega', clave: '10-10-2026', detalle: ['Valor: 41.139,15', 'Fuente: uf.csv'] },
      { orden: 2, linea: 6, situacion: 'agrega', clave: '11-10-2026', detalle: ['Valor: 41.147,36', 'Fuente: uf.csv'] },
    ])
    const nueva = () => desk.db.selectFrom('uf').selectAll().where('fecha', '=', '2026-10-10').executeTakeFirst()
    expect(await nueva()).toBeUndefined()
    for (const _ of [1, 2])
      expect(await call('aplicarCargaCatalogo', { cargaId: carga.cargaId })).toMatchObject({
        estado: 'aplicada',
        aplicadaPor: 'Ricardo Vidal',
        archivo: 'uf.csv',
      })
    expect(String((await nueva())?.valor)).toBe('41139.15')
    expect(await nueva()).toMatchObject({ fuente: 'uf.csv', cargadaPor: 'Ricardo Vidal' })
  })

  test('with a quote that nobody closes says on which line', async () => {
    const { codigo, descripcion } = await load('uf', 'Fecha;Valor\n\n10-10-2026;"41.139,15\n11-10-2026;41.147,36\n')
    expect([codigo, descripcion]).toEqual([
      'tabla_comilla_abierta',
      'La línea 3 abre una comilla (") que no se cierra. Ciérrela o quítela.',
    ])
  })

  test('with a line that is too long says which', async () => {
    const { codigo, descripcion } = await load('uf', `Fecha;Valor\r\n\r\n10-10-2026;${'1'.repeat(20_000)}\r\n`)
    expect([codigo, descripcion]).toEqual([
      'tabla_linea_larga',
      'La línea 3 supera los 20.000 caracteres. Acórtela, o revise que cada fila esté en su propia línea.',
    ])
  })

  test('that never existed answers 404 to every call', async () => {
    for (const nombre of [
      'obtenerCargaCatalogo',
      'obtenerFilasCargaCatalogo',
      'aplicarCargaCatalogo',
      'descartarCargaCatalogo',
    ] as const) {
      const { status, body } = await administracion.post(routes[nombre].path, { cargaId: 999_999 })
      expect([nombre, status, body.descripcion]).toEqual([nombre, 404, 'Este archivo no está: nunca se cargó.'])
    }
  })

  test('that was already decided answers 409 with its outcome', async () => {
    const decide = async (nombre: keyof typeof routes, cargaId: number) => {
      const { status, body } = await administracion.post(routes[nombre].path, { cargaId })
      return [status, body.descripcion]
    }
    const aplicada = await load('uf', 'Fecha;Valor\n12-10-2026;41.150,00\n')
    await call('aplicarCargaCatalogo', { cargaId: aplicada.cargaId })
    expect(await decide('descartarCargaCatalogo', aplicada.cargaId)).toEqual([409, 'Este archivo ya se aplicó.'])
    const reemplazada = await load('uf', 'Fecha;Valor\n13-10-2026;41.160,00\n')
    const descartada = await load('uf', 'Fecha;Valor\n13-10-2026;41.161,00\n')
    await call('descartarCargaCatalogo', { cargaId: descartada.cargaId })
    const deAntes = await load('uf', 'Fecha;Valor\n13-10-2026;41.162,00\n')
    await desk.db.deleteFrom('cargaCatalogo').where('id', '=', deAntes.cargaId).execute()
    for (const [{ cargaId }, dice] of [
      [reemplazada, 'se cargó otro en su lugar'],
      [descartada, 'se descartó'],
      [deAntes, 'se descartó, o se cargó otro en su lugar'],
    ])
      for (const nombre of ['aplicarCargaCatalogo', 'descartarCargaCatalogo', 'obtenerCargaCatalogo'] as const)
        expect(await decide(nombre, cargaId)).toEqual([404, `Este archivo ya no está: ${dice}.`])
  })

  test('that is corrected, or was never right, says so row by row', async () => {
    const carga = await load('uf', 'Fecha;Valor;Quitar\n10-10-2026;41.139,99;\n11-10-2026;;sí\n31-12-2026;;sí\n')
    expect(await filasDe(carga.cargaId)).toMatchObject([
      {
        orden: 1,
        linea: 4,
        situacion: 'rechazada',
        clave: '31-12-2026',
        detalle: [expect.stringContaining('No está')],
      },
      {
        orden: 2,
        linea: 2,
        situacion: 'cambia',
        clave: '10-10-2026',
        detalle: ['Valor: 41.139,15 → 41.139,99'],
      },
      {
        orden: 3,
        linea: 3,
        situacion: 'termina',
        clave: '11-10-2026',
        detalle: [expect.any(String), expect.any(String)],
      },
    ])
    await call('descartarCargaCatalogo', { cargaId: carga.cargaId })
    const usada = await load('prestadores', 'Código;Nombre;Región;Quitar\n1301;;;sí\n')
    expect(await filasDe(usada.cargaId)).toMatchObject([{ detalle: [expect.stringContaining('No se puede quitar')] }])
    const { status, body } = await administracion.post(routes.aplicarCargaCatalogo.path, { cargaId: usada.cargaId })
    expect([status, body.codigo]).toEqual([422, 'tabla_con_rechazos'])
  })
})
