import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { signInPostulante } from '../../../testing/postulante.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

test('providers of a region, each with its code', async () => {
  const { body } = await asesora.get('/api/v1/obtenerPrestadores/13')
  expect(body.data).toContainEqual({ codigo: 1304, prestador: 'Clínica Indisa' })
  expect(body.data).toHaveLength(22)
  expect((await asesora.get('/api/v1/obtenerPrestadores/99')).body.data).toEqual([])
  expect((await asesora.get('/api/v1/obtenerPrestadores/sur')).status).toBe(400)
})

test('bonuses of a provider, each pair once, best first', async () => {
  const pares = await asesora.data('/api/v1/obtenerPorcentajeBonificacionPrestador', { codigoPrestador: 1304 })
  const textos = pares.map(
    ({ porcentajeBonificacionId: p }: { porcentajeBonificacionId: Record<string, number> }) =>
      `${String(p.hospitalario).padStart(3, '0')}-${p.ambulatorio}`,
  )
  expect(textos.length).toBeGreaterThan(3)
  expect(textos).toEqual([...new Set(textos)].toSorted().toReversed())
  expect(await asesora.data('/api/v1/obtenerPorcentajeBonificacionPrestador', { codigoPrestador: 1 })).toEqual([])
})

test('a plan that is no longer on sale lends no bonus', async () => {
  await desk.db
    .insertInto('plan')
    .values({
      id: 9002,
      codigo: 'RETIRADO',
      nombre: 'Alerce retirado',
      precioBaseUF: '2',
      libreEleccion: false,
      hospitalario: 75,
      ambulatorio: 55,
      colectivo: null,
      desde: '2025-01-01',
      hasta: '2026-09-30',
    })
    .execute()
  await desk.db
    .insertInto('planPrestador')
    .values({ planId: 9002, codigoPrestador: 1304, hospitalario: 75, ambulatorio: 55 })
    .execute()
  const pares = await asesora.data('/api/v1/obtenerPorcentajeBonificacionPrestador', { codigoPrestador: 1304 })
  expect(pares).not.toContainEqual({ porcentajeBonificacionId: { hospitalario: 75, ambulatorio: 55 } })
})

test("the bonuses of a person are those of the plans that it can have: no other people's agreement", async () => {
  const de = async (prospectoId?: number) =>
    (await asesora.data('/api/v1/obtenerPorcentajeBonificacionPrestador', { codigoPrestador: 1304, prospectoId })).map(
      ({ porcentajeBonificacionId: p }: { porcentajeBonificacionId: Record<string, number> }) =>
        `${p.hospitalario}-${p.ambulatorio}`,
    )
  const plan = { precioBaseUF: '2', libreEleccion: false, desde: '2025-01-01', hasta: null }
  const planes = [
    { id: 9011, colectivo: null, hospitalario: 61, ambulatorio: 51 },
    { id: 9012, colectivo: 501, hospitalario: 62, ambulatorio: 52 },
    { id: 9013, colectivo: 502, hospitalario: 63, ambulatorio: 53 },
  ]
  for (const { id, colectivo, ...cubre } of planes) {
    const nuevo = { ...plan, ...cubre, id, colectivo, codigo: `BONO${id}`, nombre: `Alerce bono ${id}` }
    await desk.db.insertInto('plan').values(nuevo).execute()
    await desk.db
      .insertInto('planPrestador')
      .values({ planId: id, codigoPrestador: 1304, ...cubre })
      .execute()
  }
  const nuestros = new Set(['61-51', '62-52', '63-53'])
  const vistos = async (prospectoId?: number) => (await de(prospectoId)).filter((par: string) => nuestros.has(par))
  const individual = await signInPostulante(asesora)
  const colectivo = await signInPostulante(asesora, { tipoPlan: 'C', codColectivo: 501 })
  expect(await vistos()).toEqual(['63-53', '62-52', '61-51'])
  expect(await vistos(individual)).toEqual(['61-51'])
  expect(await vistos(colectivo)).toEqual(['62-52'])
  const ajena = await desk.as('asesor2')
  const pregunta = { codigoPrestador: 1304, prospectoId: individual }
  expect((await ajena.post('/api/v1/obtenerPorcentajeBonificacionPrestador', pregunta)).status).toBe(404)
})

test('complementary benefits are free or paid; special ones belong to a plan', async () => {
  const prospectoId = await signInPostulante(asesora)
  const generales = await asesora.data('/api/v1/obtenerBeneficiosComplementarios', { prospectoId })
  expect(generales).toContainEqual({
    codigo: 5,
    beneficio: 'Cobertura dental',
    precioUF: 0.142,
    grupo: 'Dental',
    esGratuito: false,
  })
  expect(generales.some((b: { esGratuito: boolean }) => b.esGratuito)).toBe(true)
  expect(generales.some((b: { codigo: number }) => b.codigo === 41)).toBe(false)
  const { id } = await desk.db
    .selectFrom('plan')
    .select('id')
    .where('codigo', '=', 'ALBQ260101')
    .executeTakeFirstOrThrow()
  const especiales = await asesora.data('/api/v1/obtenerBeneficiosEspeciales', { planId: id })
  expect(especiales.map((b: { codigo: number }) => b.codigo)).toEqual([41, 42, 43])
  expect(await asesora.data('/api/v1/obtenerBeneficiosEspeciales', { planId: 999_999 })).toEqual([])
})
