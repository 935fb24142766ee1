import { revisaRut } from '@alerce/domain/base/persona/rut'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../testing/desk.ts'
import { personaDemo } from './demo/personas.ts'
import { usuariosDemo } from './usuarios.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('the demo has its six users in two teams, all with a valid rut', async () => {
  const rows = await desk.db
    .selectFrom('usuario')
    .select(['usuario', 'rut', 'equipoId', 'claveHash'])
    .orderBy('id')
    .execute()
  expect(rows.map((r) => r.usuario)).toEqual(usuariosDemo)
  expect(new Set(rows.map((r) => r.equipoId))).toHaveLength(3)
  for (const { rut, claveHash } of rows) {
    expect(revisaRut(rut)).toBeNull()
    expect(claveHash).toMatch(/^\$argon2id\$/)
  }
})

test('sixty prospects and six pairs, most of asesora, in every state that can be shown', async () => {
  const rows = await desk.db
    .selectFrom('prospecto')
    .innerJoin('usuario', 'usuario.id', 'asesorId')
    .select(['usuario', 'estado', 'prospecto.rut', 'prospecto.correo'])
    .execute()
  expect(rows).toHaveLength(72)
  expect(rows.filter((r) => r.usuario === 'asesora').length).toBeGreaterThan(40)
  expect(new Set(rows.map((r) => r.estado))).toEqual(
    new Set([
      'Prospecto Ingresado',
      'Resumen Compensado Pendiente',
      'Inactivo',
      'Cotización Finalizada',
      'Invitación Enviada',
      'DS en Proceso',
      'DS en Evaluación',
      'DS Aceptada',
      'Documentos Enviados',
    ]),
  )
  for (const { rut, correo } of rows) {
    expect(revisaRut(rut ?? '')).toBeNull()
    expect(correo).toMatch(/example\.cl$/)
  }
  expect(new Set(rows.map((r) => r.rut)).size).toBe(72)
})

test('six compensated pairs of both advisors: one gives, one receives, each of the other', async () => {
  const rows = await desk.db
    .selectFrom('prospecto as p')
    .innerJoin('prospecto as otro', 'otro.id', 'p.parejaId')
    .innerJoin('usuario', 'usuario.id', 'p.asesorId')
    .select(['usuario', 'p.etapa', 'p.tipoPlan', 'p.otorga', 'otro.otorga as elOtro', 'otro.parejaId', 'p.id'])
    .select(['p.correo', 'otro.correo as suCorreo', 'otro.etapa as suEtapa', 'p.tipoVenta'])
    .execute()
  expect(rows).toHaveLength(12)
  for (const row of rows) {
    expect(row).toMatchObject({ tipoPlan: 'S', elOtro: !row.otorga, parejaId: row.id })
    expect(row.correo).not.toBe(row.suCorreo)
  }
  expect(rows.filter((r) => r.usuario === 'asesor2')).toHaveLength(4)
  const etapas = rows.filter((r) => r.otorga).map(({ etapa, suEtapa }) => `${etapa} · ${suEtapa}`)
  expect(etapas.toSorted()).toEqual([
    'cotizacionFinalizada · cotizacionFinalizada',
    'cotizacionFinalizada · resumenCotizacionCompensado',
    'prospecto · prospecto',
    'prospecto · prospecto',
    'resumenCotizacionCompensado · prospecto',
    'resumenCotizacionCompensado · resumenCotizacionCompensado',
  ])
  expect(new Set(rows.map((r) => r.tipoVenta))).toEqual(new Set([null, 'M']))
})

test('a month of the portfolio is more than a page', async () => {
  const asesora = await desk.as('asesora')
  const payload = { rangoInicio: '07-09-2026', rangoTermino: '07-10-2026', limite: 100 }
  expect((await asesora.data('/api/v3/obtenerProspectos', payload)).length).toBeGreaterThan(15)
})

test('appointments lie before and after today, none over another', async () => {
  const rows = await desk.db.selectFrom('cita').selectAll().execute()
  expect(rows).toHaveLength(12)
  expect(rows.some((c) => c.estado === 'R')).toBe(true)
  expect(rows.every((c) => !c.permiteTope)).toBe(true)
})

test('a demo person is always the same, and an adult', () => {
  expect(personaDemo(5)).toEqual(personaDemo(5))
  for (let n = 0; n < 60; n++) expect(personaDemo(n).nacimiento < '2008-01-01').toBe(true)
})
