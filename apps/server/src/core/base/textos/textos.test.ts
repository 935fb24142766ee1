import { routes } from '@alerce/contract/routes'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { preguntasDeEjemplo } from '../../../semilla/textos/preguntas.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { huellaDeTexto } from './huella-de-texto.ts'

let desk: Desk
let admin: Client

beforeAll(async () => {
  desk = await openDesk()
  admin = await desk.as('administracion')
})
afterAll(() => desk.close())

const HOY = '07-10-2026'
const clase = 'preguntasDS'
const otras = (palabra: string) => preguntasDeEjemplo.replace('¿Alguna persona', `¿${palabra} persona`)
const publish = (cambios: object = {}) =>
  admin.post(routes.publicarTexto.path, { clase, titulo: 'Declaración', cuerpo: otras('Una'), desde: HOY, ...cambios })
const versiones = async (cambios: object = {}) =>
  await admin.data(routes.obtenerVersionesTexto.path, { clase, ...cambios })
const rige = async () =>
  (await admin.data(routes.obtenerTextos.path, {})).find((one: { clase: string }) => one.clase === clase).rige

test('a new base comes with our wording, marked so', async () => {
  expect(await rige()).toMatchObject({ version: 1, ejemplo: true, situacion: 'rige', por: 'sistema' })
  const { filas, siguiente } = await versiones()
  expect([filas.length, siguiente]).toEqual([1, null])
  const texto = await admin.data(routes.obtenerTexto.path, { textoId: filas[0].textoId })
  expect(texto.cuerpo).toBe(preguntasDeEjemplo)
  expect(texto.huella).toBe(huellaDeTexto(texto))
})

describe('a version', () => {
  test('equal to the one in force, our example included, is refused', async () => {
    const answer = await publish({ titulo: 'Declaración de Salud', cuerpo: preguntasDeEjemplo })
    expect(answer).toMatchObject({ status: 422, body: { codigo: 'texto_sin_cambios' } })
  })

  test.each([
    ['that begins before today', { desde: '06-10-2026' }, 'desde', /anterior a hoy/],
    ['without a title', { titulo: ' ' }, 'titulo', /título/],
    ['without words', { cuerpo: '\n' }, 'cuerpo', /Escriba el texto/],
    ['that is too long', { cuerpo: 'x'.repeat(40_001) }, 'cuerpo', /40\.000/],
    [
      'in which a question is missing',
      { cuerpo: preguntasDeEjemplo.split('\n\n')[0] },
      'cuerpo',
      /Falta la pregunta 2/,
    ],
    ['that asks for mental health', { cuerpo: `${preguntasDeEjemplo}\n11. ¿X?\nEjemplo: y` }, 'cuerpo', /suprimida/],
    [
      'without a place that is filled in',
      { clase: 'mandatoPago', cuerpo: 'Pago a {isapre} por {plan}.' },
      'cuerpo',
      /Falta {total}/,
    ],
    ['with one that is not', { clase: 'consideraciones', cuerpo: 'Su {rut}.' }, 'cuerpo', /de dónde llenar {rut}/],
    ['a letter of no result', { clase: 'cartaResultado', cuerpo: 'Rechazo\nLa ley.' }, 'cuerpo', /«Rechazo» no lo es/],
  ])('%s is refused at its field', async (_, cambios, campo, mensaje) => {
    const answer = await publish(cambios)
    expect(answer).toMatchObject({
      status: 400,
      body: { errores: [{ campo, mensaje: expect.stringMatching(mensaje) }] },
    })
  })

  test('is in force from its day until a later one, and shows author, time and fingerprint', async () => {
    expect(await publish()).toMatchObject({
      status: 200,
      body: { data: { version: 2, situacion: 'rige', ejemplo: false } },
    })
    expect(await publish({ cuerpo: otras('Otra'), desde: '01-11-2026' })).toMatchObject({
      body: { data: { version: 3, situacion: 'programada' } },
    })
    expect(await publish({ cuerpo: otras('Cierta'), desde: '01-11-2026' })).toMatchObject({
      body: { data: { version: 4, situacion: 'programada' } },
    })
    const { filas, siguiente } = await versiones({ limite: 3 })
    const vistas = filas.map((f: { version: number; situacion: string }) => [f.version, f.situacion])
    expect(vistas).toEqual([
      [4, 'programada'],
      [3, 'anterior'],
      [2, 'rige'],
    ])
    expect(filas[2]).toMatchObject({ desde: aDDMMYYYY('2026-10-07'), huella: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(filas[2].por).not.toBe('')
    expect((await versiones({ limite: 3, cursor: siguiente })).filas).toMatchObject([
      { version: 1, situacion: 'anterior' },
    ])
    expect(await rige()).toMatchObject({ version: 2 })
  })

  test('cannot be updated or deleted in the database', async () => {
    await expect(desk.db.updateTable('texto').set({ titulo: 'Otro' }).execute()).rejects.toThrow(/no cambia/)
    await expect(desk.db.deleteFrom('texto').execute()).rejects.toThrow(/no cambia/)
  })

  test('of two published at once each has its number', async () => {
    const answers = await Promise.all(
      ['Alguna vez una', 'Hoy una'].map((p) => publish({ cuerpo: otras(p), desde: '01-12-2026' })),
    )
    expect(answers.map(({ body }) => body.data.version).sort()).toEqual([5, 6])
  })
})
