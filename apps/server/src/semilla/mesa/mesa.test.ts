import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { porHttp } from '../../testing/ventas.ts'
import { rutsDemo } from '../padrones.ts'

let desk: Desk
let mesa: Client
beforeAll(async () => {
  desk = await openDesk()
  mesa = await desk.as('mesa')
})
afterAll(() => desk.close())

test('a sale of the demo waits for its FUN; another FUN is to be processed and one is', async () => {
  const call = porHttp(mesa)
  expect(await call('obtenerFunBajas', { cuales: 'esperan' })).toMatchObject([
    { rut: rutsDemo.cargaSinFun, recibido: '01-10-2026', procesado: null, casos: [] },
    { rut: rutsDemo.cargaConVenta, recibido: '05-10-2026', procesado: null, casos: ['CAMILA BRAVO ORTIZ'] },
  ])
  expect(await call('obtenerFunBajas', { cuales: 'todos' })).toMatchObject([
    { rut: rutsDemo.cargaConVenta, procesado: null },
    { rut: rutsDemo.cargaSinFun, recibido: '01-10-2026', procesado: null, casos: [] },
    { rut: rutsDemo.cargaTerminada, recibido: '14-09-2026', procesado: '28-09-2026' },
  ])
})

test('an independent of the demo lacks the mandate that a voluntary has', async () => {
  const call = porHttp(mesa)
  const { filas: faltan } = await call('obtenerMandatos', { cuales: 'faltan' })
  expect(faltan).toMatchObject([{ nombre: 'HERNÁN SEPÚLVEDA VIAL', estado: 'DS Aceptada', referencia: null }])
  const { filas: vigentes } = await call('obtenerMandatos', { cuales: 'vigentes' })
  expect(vigentes).toMatchObject([
    { nombre: 'ISIDORA ECHEVERRÍA LUCO', estado: 'DS Aceptada', referencia: 'PAT-2026-004417' },
  ])
})
