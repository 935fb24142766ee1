import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../testing/desk.ts'
import { porHttp } from '../testing/ventas.ts'
import { ventasDemo } from './demo/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('the demo has declarations in process, in both queues, authorized and finished', async () => {
  const rows = await desk.db
    .selectFrom('declaracion')
    .select(['etapa', 'resultado'])
    .where('tipoVenta', '=', 'M')
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { etapa: 'inicioManual', resultado: null },
    { etapa: 'resumenAntecedentes', resultado: null },
    { etapa: 'resultado', resultado: 6 },
    { etapa: 'resultado', resultado: 6 },
    { etapa: 'resultado', resultado: 0 },
    { etapa: 'resultado', resultado: 0 },
    { etapa: 'resultado', resultado: 1 },
    { etapa: 'dsFinalizada', resultado: 1 },
    { etapa: 'resumenCotizacion', resultado: 1 },
    { etapa: 'inicioManual', resultado: null },
    { etapa: 'dsFinalizada', resultado: 1 },
    { etapa: 'dsFinalizada', resultado: 1 },
  ])
})

test('their people have example.cl addresses and stand in the portfolio with folio and estado', async () => {
  const rows = await desk.db
    .selectFrom('prospecto')
    .select(['correo', 'estado', 'rut'])
    .where('folioDS', 'is not', null)
    .where('tipoVenta', '=', 'M')
    .orderBy('id')
    .execute()
  expect(rows.map((row) => row.rut)).toEqual(ventasDemo.map((caso) => caso.postulante.rut))
  for (const { correo } of rows) expect(correo).toMatch(/^[a-z.]+@example\.cl$/)
  expect(new Set(rows.map((row) => row.estado))).toEqual(
    new Set(['DS en Proceso', 'DS en Evaluación', 'DS Aceptada', 'Documentos Enviados']),
  )
})

test('none of their mails waits for a job that was never queued', async () => {
  const rows = await desk.db.selectFrom('correo').select('estado').execute()
  expect(new Set(rows.map((row) => row.estado))).toEqual(new Set(['en bandeja']))
})

test('the bell of the demo: a result of today and an irregularity to be read, older ones that were acted upon', async () => {
  const rows = await desk.db
    .selectFrom('notificacion')
    .innerJoin('usuario', 'usuario.id', 'notificacion.usuarioId')
    .select(['usuario', 'en', 'leida'])
    .where('tipo', 'in', ['resultado', 'irregularidad'])
    .orderBy('en', 'desc')
    .execute()
  expect(new Set(rows.map((row) => row.usuario))).toEqual(new Set(['asesora']))
  expect(rows.map((row) => [row.en.slice(0, 10), row.leida !== null])).toEqual([
    ['2026-10-07', false],
    ['2026-10-06', false],
    ['2026-10-06', true],
    ['2026-10-06', true],
    ['2026-10-05', true],
    ['2026-10-05', true],
    ['2026-10-05', true],
    ['2026-10-03', true],
  ])
})

test('one of the sales has an update that waits to be confirmed, with a child born meanwhile', async () => {
  const rows = await desk.db
    .selectFrom('actualizacion as a')
    .innerJoin('prospecto as p', 'p.id', 'a.prospectoId')
    .innerJoin('beneficiario as b', 'b.prospectoId', 'p.id')
    .select(['p.apellidoPaterno', 'a.estado', 'p.celular', 'b.fechaNacimiento'])
    .execute()
  expect(rows).toEqual([
    { apellidoPaterno: 'IBACACHE', estado: 'E', celular: '976543210', fechaNacimiento: '2026-08-30' },
  ])
})

test('the advisor of the demo has declarations that may be reused, accepted ones among them', async () => {
  const cartera = await porHttp(await desk.as('asesora'))('obtenerProspectos', { limite: 100 })
  const reutilizables = cartera.filter(({ dsEsReutilizable }) => dsEsReutilizable)
  expect(reutilizables.map(({ nombre }) => nombre)).toContain('ANTONIA LARRAGUIBEL DÍAZ')
  expect(reutilizables.map(({ estado }) => estado)).toContain('DS Aceptada')
})
