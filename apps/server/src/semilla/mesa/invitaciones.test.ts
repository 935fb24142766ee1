import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { porHttp } from '../../testing/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('the demo has an invitation that waits, one rejected lately and one that the first look annuls', async () => {
  const asesora = porHttp(await desk.as('asesora'))
  const rows = await desk.db.selectFrom('declaracion').select('prospectoId').where('tipoVenta', '=', 'E').execute()
  const ids = rows.map((row) => row.prospectoId)
  const cartera = async () => {
    const all = await asesora('obtenerProspectos', { limite: 100 })
    const found = ids.map((id) => all.find(({ prospectoId }) => prospectoId === id))
    return found.map((p) => [p?.estado, p?.autenticacionRechazada, p?.anulacionReversibleHasta ?? null])
  }
  const espera = ['Invitación Enviada', false, null]
  const reciente = ['DS en Proceso', true, null]
  expect(await cartera()).toEqual([espera, reciente, ['DS en Proceso', true, null]])
  expect(await asesora('anularProspectosRechazados', {})).toEqual({ anulados: 1 })
  expect(await cartera()).toEqual([espera, reciente, ['Invitación Anulada', false, '2026-10-08T13:00:00.000Z']])
})

test('the desk of the demo has an irregularity to be put right and one that was', async () => {
  const mesa = porHttp(await desk.as('mesa'))
  const { filas: abiertas } = await mesa('obtenerIrregularidades', {})
  expect(abiertas).toMatchObject([{ codigo: '10', descripcion: 'Identidad', estado: 'Documentos Enviados' }])
  const { filas: cerradas } = await mesa('obtenerIrregularidades', { cuales: 'cerradas' })
  expect(cerradas).toMatchObject([{ codigo: '12', descripcion: 'Renta', cerradaPor: expect.any(String) }])
})
