import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSeguimiento, type Seguimiento } from '../../../testing/seguimiento.ts'

// Today is 2026-10-07
let s: Seguimiento
beforeAll(async () => {
  s = await openSeguimiento()
})
afterAll(() => s.desk.close())

/** A contract whose holder becomes 35, with a child who becomes 18. */
beforeEach(async () => {
  await s.clear()
  await s.desk.db.deleteFrom('beneficiario').where('prospectoId', '=', s.prospectoId).execute()
  await change({ estado: 'Contrato Suscrito', fechaNacimiento: '1991-10-20', bloqueado: false })
  await s.desk.db
    .insertInto('beneficiario')
    .values({
      prospectoId: s.prospectoId,
      orden: 1,
      fechaNacimiento: '2008-10-30',
      sexo: 'F',
      tipo: 'L',
      relacion: 4,
    })
    .execute()
})

const change = (cambio: object) =>
  s.desk.db.updateTable('prospecto').set(cambio).where('id', '=', s.prospectoId).execute()
const round = () => s.desk.ronda('recordar-contratos')
const deContrato = async () => {
  const { asuntos } = await s.dia('hoy')
  return asuntos.filter(({ motivo }: { motivo: string }) => motivo === 'Fecha del contrato')
}
const pasos = async () => (await deContrato()).map(({ paso }: { paso: string }) => paso).toSorted()

const ambas = [
  'Hija cumple 18 años el 30-10-2026: ya es mayor de edad',
  'Titular cumple 35 años el 20-10-2026: cambia su tramo de precio',
]

describe('dates of a contract', () => {
  test('stand in the day of its advisor, once, however often the round runs', async () => {
    await round()
    expect(await pasos()).toEqual(ambas)
    await round()
    expect(await pasos()).toEqual(ambas)
    await s.moveTo('2026-10-08T12:00:00.000Z')
    await round()
    expect(await s.desk.db.selectFrom('tarea').selectAll().execute()).toHaveLength(2)
  })

  test('done or deleted, they are not told again', async () => {
    await round()
    const [una, otra] = await deContrato()
    await s.asesora()('cerrarTarea', { tareaId: una?.tareaId ?? 0 })
    await s.asesora()('eliminarTarea', { tareaId: otra?.tareaId ?? 0 })
    expect(await pasos()).toEqual([])
    await round()
    expect(await pasos()).toEqual([])
  })

  test.each([
    ['of a person who objected to contact', { oposiciones: ['contacto'] }],
    ['of a blocked person', { bloqueado: true }],
    ['of a sale that is not signed', { estado: 'DS Aceptada' }],
  ])('%s are not told', async (_whose, cambio) => {
    await change(cambio)
    await round()
    expect(await s.desk.db.selectFrom('tarea').selectAll().execute()).toEqual([])
  })

  test('keep their words sealed', async () => {
    await round()
    for (const { texto } of await s.desk.db.selectFrom('tarea').select('texto').execute())
      expect(texto?.toString('utf8')).not.toContain('cumple')
  })
})
