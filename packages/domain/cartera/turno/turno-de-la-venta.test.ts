import { describe, expect, test } from 'vitest'
import { inicioDelDia } from '../../base/fechas/dia.ts'
import { type EstadoProspecto, estadosDelProspecto } from '../../postulacion/estado.ts'
import { incidencias, siguientes } from '../siguiente.ts'
import { esDeSuEstado, grupoDelTurno, type HechosDelTurno, turnoDeLaVenta } from './turno-de-la-venta.ts'

const hoy = '2026-10-07'
const desde = inicioDelDia
const cerrados: readonly EstadoProspecto[] = ['DS Rechazada', 'DS Anulada', 'Contrato Suscrito', 'Inactivo']
const enviados = { estado: 'Documentos Enviados' } as const

test.each(estadosDelProspecto)('with nothing else to say, %s tells it', (estado) => {
  const turno = turnoDeLaVenta({ estado })
  expect(turno).toBe(siguientes[estado])
  expect(esDeSuEstado(turno, estado)).toBe(true)
})

test.each<[HechosDelTurno, string, string, boolean]>([
  [{ ...enviados, firma: 'porEntregar' }, 'asesor', 'hoy', false],
  [{ ...enviados, firma: 'porEnviar' }, 'asesor', 'hoy', false],
  [{ ...enviados, firma: 'devuelto' }, 'asesor', 'hoy', false],
  [{ ...enviados, firma: 'postulante' }, 'postulante', 'espera', true],
  [{ ...enviados, firma: 'mesa' }, 'mesa', 'espera', true],
  [{ ...enviados, firma: 'mesa', incidencia: 'irregularidad' }, 'asesor', 'hoy', false],
  [{ ...enviados, firma: 'porEntregar', espera: 'recibe' }, 'pareja', 'espera', false],
  [{ estado: 'Cotización Finalizada', espera: 'otorga' }, 'pareja', 'espera', false],
  [{ estado: 'Cotización Finalizada', espera: 'otorga', incidencia: 'irregularidad' }, 'asesor', 'hoy', false],
  [{ estado: 'Invitación Enviada', incidencia: 'rechazo' }, 'asesor', 'hoy', false],
])('%j: it is for %s, under %s', (hechos, actua, grupo, suyo) => {
  const turno = turnoDeLaVenta(hechos)
  expect(turno.actua).toBe(actua)
  expect(grupoDelTurno(turno, desde(hoy), hoy)).toBe(grupo)
  expect(esDeSuEstado(turno, hechos.estado)).toBe(suyo)
})

test('the other of a pair is waited for, however long', () => {
  expect(grupoDelTurno(turnoDeLaVenta({ ...enviados, espera: 'recibe' }), desde('2020-01-01'), hoy)).toBe('espera')
})

test.each(['porEntregar', 'porEnviar', 'devuelto'] as const)('%s is of today and tomorrow, then overdue', (firma) => {
  const grupo = (fecha: string) => grupoDelTurno(turnoDeLaVenta({ ...enviados, firma }), desde(fecha), hoy)
  expect([grupo('2026-10-07'), grupo('2026-10-06'), grupo('2026-10-05')]).toEqual(['hoy', 'hoy', 'atrasado'])
})

describe('a case that was stopped', () => {
  const tipos = Object.keys(incidencias) as (keyof typeof incidencias)[]
  const grupo = (incidencia: (typeof tipos)[number], fecha: string, estado: EstadoProspecto = 'DS en Proceso') =>
    grupoDelTurno(turnoDeLaVenta({ estado, incidencia }), desde(fecha), hoy)

  test.each(tipos)('by %s is of today and tomorrow, then overdue', (tipo) => {
    expect([grupo(tipo, '2026-10-07'), grupo(tipo, '2026-10-06'), grupo(tipo, '2026-10-05')]).toEqual([
      'hoy',
      'hoy',
      'atrasado',
    ])
  })

  test.each(cerrados)('%s asks for nothing any more', (estado) => {
    expect(grupo('irregularidad', '2026-10-01', estado)).toBeNull()
    expect(turnoDeLaVenta({ estado, espera: 'otorga', firma: 'porEntregar' })).toBe(siguientes[estado])
  })
})
