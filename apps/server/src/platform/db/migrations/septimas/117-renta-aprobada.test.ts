import { expect, test } from 'vitest'
import { openDesk } from '../../../../testing/desk.ts'
import { rentaAprobada } from './117-renta-aprobada.ts'

test('what a person had approved before it is kept as if approved now, unless an open update has changed the incomes', async () => {
  const desk = await openDesk({}, { ventas: true })
  try {
    const leer = () => desk.db.selectFrom('rentaAprobada').selectAll().orderBy('prospectoId').execute()
    const antes = await leer()
    expect(antes.length).toBeGreaterThan(1)
    const [primera, ...demas] = antes
    const actualizacion = { prospectoId: primera?.prospectoId ?? 0, estado: 'E', antes: Buffer.alloc(0) } as const
    const comienzo = { comenzadaPor: 'Camila Rojas', comenzadaEn: '2026-10-07T13:00:00.000Z' }
    await desk.db
      .insertInto('actualizacion')
      .values({ ...actualizacion, ...comienzo })
      .execute()
    await desk.db.schema.dropTable('renta_aprobada').execute()
    await rentaAprobada.up(desk.db)
    expect(await leer()).toEqual(demas)
  } finally {
    await desk.close()
  }
})
