import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { expect, test } from 'vitest'
import { horaDe, porDia } from './por-dia.ts'
import type { Notificacion } from './queries.ts'

const at = (fechaHoraNotificacion: string, notificacionId = 1): Notificacion => ({
  notificacionId,
  mensaje: 'La DS fue aceptada',
  nombreProspecto: 'JOSÉ ARAYA',
  fechaHoraNotificacion,
  leida: 'N',
  prospectoId: 12,
  tipo: 'resultado',
  autorizacion: null,
})

test.each([
  // Summer in Chile: UTC-3.
  ['a second before midnight of Santiago', '2026-11-19T02:59:59Z', '2026-11-18T23:59:59', 'Hoy'],
  ['midnight of Santiago', '2026-11-19T03:00:00Z', '2026-11-18T23:59:59', '18 de noviembre'],
  ['a second after midnight', '2026-11-19T03:00:01Z', '2026-11-19T00:00:00', 'Hoy'],
  // Winter: UTC-4.
  ['before midnight in winter', '2026-07-02T03:30:00Z', '2026-07-01T23:15:00', 'Hoy'],
  ['after midnight in winter', '2026-07-02T04:00:00Z', '2026-07-01T23:15:00', '01 de julio'],
  ['a year ago, the same day', '2026-11-19T12:00:00Z', '2025-11-19T12:00:00', '19 de noviembre'],
])('%s', (_when, instante, fechaHora, titulo) => {
  expect(porDia([at(fechaHora)], hoyEnSantiago(instante)).map((dia) => dia.titulo)).toEqual([titulo])
})

test('newest day first, each under its day, in the order of the server', () => {
  const times = ['2026-10-07T09:12:00', '2026-10-07T08:00:00', '2026-10-02T18:44:00', '2025-10-02T10:00:00']
  const dias = porDia(times.map(at), '2026-10-07')
  expect(dias.map(({ titulo, notificaciones }) => [titulo, notificaciones.map(horaDe)])).toEqual([
    ['Hoy', ['09:12', '08:00']],
    ['02 de octubre', ['18:44']],
    ['02 de octubre', ['10:00']],
  ])
})

test('nothing has no days', () => {
  expect(porDia([], '2026-10-07')).toEqual([])
})
