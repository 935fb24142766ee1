import { randomBytes } from 'node:crypto'
import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renewSello } from '../../../core/acceso/accesos/renew-sello.ts'
import { verifyCadena } from '../../../core/acceso/accesos/verify-cadena.ts'
import { respuestasDe } from '../../../core/declaracion/preguntas/read-model.ts'
import { upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { DATA_KEY } from '../../../testing/template.ts'
import { dsHasta, porHttp } from '../../../testing/ventas.ts'
import { createVault } from '../../vault.ts'
import { rotate } from './rotate.ts'

const nueva = randomBytes(32).toString('base64')
const ambas = createVault(nueva, DATA_KEY)

let desk: Desk
beforeAll(async () => {
  // Still seals with the former key, and opens with both
  desk = await openDesk({ DATA_KEY_OTRAS: [nueva] }, { ventas: true })
})
afterAll(() => desk.close())

test('all that the former key sealed is sealed anew; stopped half-way it goes on, and nothing is left of it', async () => {
  const asesora = await desk.as('asesora')
  const { identificador } = await dsHasta(asesora, 'resultado')
  const otra = await dsHasta(asesora, 'resumenDeclaracion')
  const entrega = { identificador: otra.identificador, tipoAdjunto: 40 }
  await upload(asesora, routes.subirAdjuntoDS, entrega, { bytes: pdf(), nombre: 'biopsia.pdf' })
  const antes = await respuestasDe(desk.db, createVault(DATA_KEY), identificador)
  const corte = new Error('cortado')
  const stop = (columna: string) => {
    if (columna === 'declaracion_persona.salud') throw corte
  }
  await expect(rotate(desk.db, ambas, stop)).rejects.toThrow(corte)
  const hechos = new Map<string, number>()
  await rotate(desk.db, ambas, (columna, cuantos) => hechos.set(columna, cuantos))
  expect([hechos.get('adjunto.nombre'), hechos.get('declaracion_persona.salud')]).toEqual([0, 0])
  expect(hechos.get('respuesta_ds.contenido')).toBeGreaterThan(0)
  const sola = createVault(nueva)
  expect(await respuestasDe(desk.db, sola, identificador)).toEqual(antes)
  await renewSello(desk.db, ambas)
  expect((await verifyCadena(desk.db, sola)).problemas).toEqual([])
  await rotate(desk.db, ambas, (columna, cuantos) => hechos.set(columna, cuantos))
  expect([...hechos.values()].every((cuantos) => cuantos === 0)).toBe(true)
})

test('a server that knows both keys serves meanwhile, whichever seals them', async () => {
  const asesora = await desk.as('asesora')
  const save = () =>
    porHttp(asesora)('guardarBorrador', { formulario: 'r', cambios: [{ campo: 'peso', de: '', a: '60' }] })
  await save()
  await Promise.all([rotate(desk.db, ambas, () => undefined), save(), save(), save()])
  expect(await porHttp(asesora)('obtenerBorrador', { formulario: 'r' })).toMatchObject({ cambios: [{ a: '60' }] })
})
