import { uf } from '@alerce/domain/base/dinero/tipos'
import { compensar } from '@alerce/domain/cotizacion/compensacion'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { parejaNueva } from '../../../testing/ventas.ts'
import { presentOpcion } from './present.ts'
import { cotizacionVigente } from './read-model.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('of a pair, precioTotalS includes the compensation, and totalUF does not', async () => {
  const ids = await parejaNueva(await desk.as('asesora'), 'porCompensar')
  const de = async (lado: keyof typeof ids) => (await cotizacionVigente(desk.db, ids[lado]))!
  const [otorga, recibe] = [await de('otorga'), await de('recibe')]
  const fotos = compensar({ otorga: otorga.foto, recibe: recibe.foto }, uf(0.5))
  const da = presentOpcion({ ...otorga, foto: fotos.otorga })
  expect([da.totalUF, da.precioCompOtorga, da.precioCompRecibe]).toEqual([otorga.foto.totalUF, 0.5, 0])
  expect(da.precioTotalS).toBeCloseTo(otorga.foto.totalUF + 0.5, 9)
  const toma = presentOpcion({ ...recibe, foto: fotos.recibe })
  expect([toma.totalUF, toma.precioCompOtorga, toma.precioCompRecibe]).toEqual([recibe.foto.totalUF, 0, 0.5])
  expect(toma.precioTotalS).toBeCloseTo(recibe.foto.totalUF - 0.5, 9)
})
