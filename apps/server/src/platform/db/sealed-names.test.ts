import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subir } from '../../testing/client.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { testVault } from '../../testing/template.ts'
import { dsNueva } from '../../testing/ventas.ts'
import { nombres } from './migrations/023-nombres.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('a name that lay open is sealed by the migration, and opens as it was', async () => {
  const asesora = await desk.as('asesora')
  const { identificador } = await dsNueva(asesora)
  const archivo = { bytes: pdf(), nombre: 'nueva.pdf' }
  await subir(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
  for (const tabla of ['adjunto', 'documento_prospecto'])
    await sql`alter table ${sql.table(tabla)} alter column nombre type text using 'biopsia.pdf'`.execute(desk.db)
  await nombres(testVault).up(desk.db)
  const sealed = await desk.db.selectFrom('adjunto').select('nombre').execute()
  expect(sealed.map(({ nombre }) => testVault.open(nombre))).toContain('biopsia.pdf')
  expect(sealed.filter(({ nombre }) => nombre.includes('biopsia'))).toEqual([])
})
