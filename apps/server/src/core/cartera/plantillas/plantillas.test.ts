import { maximoDePlantillas } from '@alerce/domain/cartera/seguimiento/plantilla'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSeguimiento, type Seguimiento } from '../../../testing/seguimiento.ts'
import { porHttp } from '../../../testing/ventas.ts'

let s: Seguimiento
beforeAll(async () => {
  s = await openSeguimiento()
})
afterAll(() => s.desk.close())
beforeEach(async () => {
  await s.clear()
  await s.desk.db.deleteFrom('plantilla').execute()
})

type Quien = 'asesora' | 'asesor2' | 'jefatura' | 'administracion'

const saludo = { canal: 'whatsapp', nombre: 'Saludo', texto: 'Hola, {nombre}. Soy {asesor}.' } as const
const save = async (quien: Quien, cambio: object = {}): Promise<number> =>
  (await porHttp(s.gente[quien])('guardarPlantilla', { ...saludo, ...cambio })).plantillaId
const seen = async (quien: Quien) => (await porHttp(s.gente[quien])('obtenerPlantillas', {})).plantillas

describe('a template', () => {
  test('of an advisor is theirs alone, of the head the team’s, of an administrator everybody’s', async () => {
    await save('asesora', { nombre: 'A' })
    await save('jefatura', { nombre: 'B' })
    await save('administracion', { nombre: 'C' })
    expect((await seen('asesora')).map(({ nombre, de, edita }) => [nombre, de, edita])).toEqual([
      ['A', 'propia', true],
      ['B', 'equipo', false],
      ['C', 'todos', false],
    ])
    expect((await seen('administracion')).map(({ nombre, edita }) => [nombre, edita])).toEqual([['C', true]])
  })

  test('of others is neither changed nor deleted', async () => {
    const suya = await save('asesora')
    const deTodos = await save('administracion')
    const change = async (plantillaId: number) =>
      (await s.post(s.gente.asesor2, 'guardarPlantilla', { ...saludo, plantillaId })).status
    expect([await change(suya), await change(deTodos)]).toEqual([404, 403])
    expect((await s.post(s.gente.asesor2, 'eliminarPlantilla', { plantillaId: deTodos })).status).toBe(403)
  })

  test('with a stale version is refused (412), and nothing of the other change is lost', async () => {
    const plantillaId = await save('asesora')
    await save('asesora', { plantillaId, version: 1, texto: 'Buenos días' })
    const { status } = await s.post(s.gente.asesora, 'guardarPlantilla', { ...saludo, plantillaId, version: 1 })
    expect(status).toBe(412)
    expect(await seen('asesora')).toMatchObject([{ texto: 'Buenos días', version: 2 }])
  })

  test('deleted is restored from the undo, and goes for good a day later', async () => {
    const plantillaId = await save('asesora')
    await porHttp(s.gente.asesora)('eliminarPlantilla', { plantillaId })
    expect(await seen('asesora')).toEqual([])
    await porHttp(s.gente.asesora)('restituirPlantilla', { plantillaId })
    expect(await seen('asesora')).toHaveLength(1)
    await porHttp(s.gente.asesora)('eliminarPlantilla', { plantillaId })
    await s.moveTo('2026-10-08T23:00:00.000Z')
    await s.desk.ronda('olvidar-plantillas')
    expect(await s.desk.db.selectFrom('plantilla').selectAll().execute()).toEqual([])
  })

  test('one too many is refused, from the undo too', async () => {
    const gone = await save('asesora')
    await porHttp(s.gente.asesora)('eliminarPlantilla', { plantillaId: gone })
    for (let n = 0; n < maximoDePlantillas; n++) await save('asesora')
    for (const [act, pedido] of [
      ['guardarPlantilla', saludo],
      ['restituirPlantilla', { plantillaId: gone }],
    ] as const) {
      const { status, body } = await s.post(s.gente.asesora, act, pedido)
      expect([status, body.codigo]).toEqual([422, 'demasiadas_plantillas'])
    }
  })

  test.each([
    ['a field of health', { texto: 'Por su {diagnostico}' }, 'texto', 'No existe el campo {diagnostico}.'],
    ['no name', { nombre: ' ' }, 'nombre', 'Escriba el nombre de la plantilla.'],
    ['no subject, for a letter', { canal: 'correo' }, 'asunto', 'Escriba el asunto del correo.'],
    ['1501 characters', { texto: 'a'.repeat(1501) }, 'texto', 'El texto admite hasta 1500 caracteres.'],
  ])('with %s is refused at its field', async (_what, cambio, campo, mensaje) => {
    const { status, body } = await s.post(s.gente.asesora, 'guardarPlantilla', { ...saludo, ...cambio })
    expect([status, body.errores]).toEqual([400, [{ campo, mensaje }]])
  })
})

test('filled in: known fields, and those without a value named', async () => {
  const plantillaId = await save('asesora', { texto: '{nombre}: {plan}' })
  const { prospectoId } = s
  const { texto, faltan } = await s.asesora()('llenarPlantilla', { prospectoId, plantillaId })
  expect(texto).toMatch(/^\p{Lu}\p{Ll}+.*: \{plan\}$/u)
  expect(faltan).toEqual(['plan'])
  expect((await s.post(s.gente.asesor2, 'llenarPlantilla', { prospectoId, plantillaId })).status).toBe(404)
})
