import { afterAll, beforeAll, expect, test } from 'vitest'
import { almacenEnLaBase } from '../../../platform/almacen/repository.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { firmada } from '../../../testing/electronica/electronica.ts'
import { testVault } from '../../../testing/template.ts'
import { exportPersona } from './export-persona.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  await desk.startJobs()
})
afterAll(() => desk.close())

test('an applicant gets links, codes and sessions without their secrets', async () => {
  const { venta } = await firmada(desk, await desk.as('asesora'))
  const { rut } = await desk.db
    .selectFrom('prospecto')
    .select('rut')
    .where('id', '=', venta.prospectoId)
    .executeTakeFirstOrThrow()
  const donde = { db: desk.db, vault: testVault, clock: desk.clock, almacen: almacenEnLaBase }
  const { archivos } = await exportPersona(donde, { tipo: 'rut', numero: rut ?? '' }, 'operadora')
  const texto = archivos.get('datos.json')?.toString() ?? ''
  const { titular } = JSON.parse(texto) as { titular: Record<string, Record<string, unknown>[]> }
  for (const tabla of [
    'enlace_invitacion',
    'codigo_postulante',
    'sesion_postulante',
    'constancia_postulante',
    'correo',
  ])
    expect(titular[tabla]?.length, tabla).toBeGreaterThan(0)
  const columnas = new Set(Object.values(titular).flatMap((filas) => filas.flatMap((fila) => Object.keys(fila))))
  for (const secreta of ['token_hash', 'desafio_hash', 'sello']) expect(columnas).not.toContain(secreta)
  expect(texto).not.toContain('#enlace=')
  // Bytes are opened, or left out
  expect(texto).not.toContain('"Buffer"')
})
