import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { ingresarPostulante } from '../../../testing/postulante.ts'

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
      precioBaseUF: 2,
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

test('complementary benefits are free or paid; special ones belong to a plan', async () => {
  const prospectoId = await ingresarPostulante(asesora)
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
