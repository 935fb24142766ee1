import { describe, expect, test } from 'vitest'
import { MINUTO_MS } from '../base/fechas/duracion.ts'
import { aFechaHora, deFechaHora } from '../base/fechas/instante.ts'
import type { Bloqueo } from './bloqueo.ts'
import { maximoDeCitasDelDia } from './cita.ts'
import { disponibilidadInicial } from './disponibilidad.ts'
import { type AgendaDeAsesor, type BusquedaDeHoras, faltaTraslado, horasCercanas, horasLibres } from './horas-libres.ts'

const a = (text: string) => deFechaHora(`${text}:00`) ?? ''
const entre = (inicio: string, termino: string, traslado = 0) => ({
  inicio: a(inicio),
  termino: a(termino),
  lugar: traslado === 0 ? '' : 'Los Leones 100',
  traslado,
})
const dia = (desde: string, hasta: string) => Array.from({ length: 7 }, () => ({ atiende: true, desde, hasta }))
const almuerzo: Bloqueo = {
  clase: 'semanal',
  desde: '2026-10-05',
  hasta: '2026-12-31',
  horaInicio: '09:30',
  horaTermino: '11:00',
}
const ausencia: Bloqueo = { ...almuerzo, clase: 'ausencia', hasta: '2026-10-06', horaInicio: null, horaTermino: null }

interface Caso {
  readonly agenda?: Partial<AgendaDeAsesor>
  readonly busca?: Partial<BusquedaDeHoras>
}

/** Monday, 5 October 2026, an hour before it begins: 09:00 to 12:00, hour by hour. */
function libres({ agenda, busca }: Caso) {
  return horasLibres(
    { semana: dia('09:00', '12:00'), margen: 0, citas: [], bloqueos: [], feriados: new Set(), ...agenda },
    { ahora: a('05/10/2026 08:00'), aviso: 0, desde: '2026-10-05', hasta: '2026-10-05', minutos: 60, ...busca },
  )
}
const horas = (caso: Caso) => libres(caso).map(({ inicio }) => aFechaHora(inicio).slice(0, 16))
const el5 = (...hours: string[]) => hours.map((hour) => `05/10/2026 ${hour}`)

describe('free hours of an advisor', () => {
  test.each<[string, Caso, string[]]>([
    ['leave time for the appointment', {}, el5('09:00', '09:30', '10:00', '10:30', '11:00')],
    ['of half an hour go on to the last', { busca: { minutos: 30, ahora: a('05/10/2026 11:00') } }, el5('11:30')],
    [
      'touch an appointment',
      { agenda: { citas: [entre('05/10/2026 10:00', '05/10/2026 11:00')] } },
      el5('09:00', '11:00'),
    ],
    [
      'keep the margin on both sides of one',
      { agenda: { margen: 15, citas: [entre('05/10/2026 10:00', '05/10/2026 10:45')] }, busca: { minutos: 30 } },
      el5('09:00', '11:00', '11:30'),
    ],
    [
      'leave time for the way to and from one',
      { agenda: { citas: [entre('05/10/2026 10:00', '05/10/2026 10:30', 30)] }, busca: { minutos: 30 } },
      el5('09:00', '11:00', '11:30'),
    ],
    [
      'of one with a way leave time for it',
      {
        agenda: { margen: 15, citas: [entre('05/10/2026 10:00', '05/10/2026 10:30')] },
        busca: { minutos: 30, donde: { lugar: '', traslado: 45 } },
      },
      el5('11:30'),
    ],
    [
      'of one at the same place touch it',
      {
        agenda: { citas: [entre('05/10/2026 10:00', '05/10/2026 11:00', 45)] },
        busca: { donde: { lugar: 'Los Leones 100', traslado: 45 } },
      },
      el5('09:00', '11:00'),
    ],
    [
      'of two ranges leave the time between them free',
      {
        agenda: { semana: dia('09:00', '10:30').map((d) => ({ ...d, desdeTarde: '15:00', hastaTarde: '16:30' })) },
      },
      el5('09:00', '09:30', '15:00', '15:30'),
    ],
    ['skip what is blocked', { agenda: { bloqueos: [almuerzo] } }, el5('11:00')],
    ['are not kept from a block by the margin', { agenda: { margen: 60, bloqueos: [almuerzo] } }, el5('11:00')],
    ['skip an absence whole', { agenda: { bloqueos: [ausencia] }, busca: { hasta: '2026-10-06' } }, []],
    ['are none on a holiday', { agenda: { feriados: new Set(['2026-10-05']) } }, []],
    [
      'are none on a day without hours',
      { agenda: { semana: disponibilidadInicial.semana }, busca: { desde: '2026-10-10', hasta: '2026-10-11' } },
      [],
    ],
    ['are after the notice', { busca: { aviso: 150 } }, el5('10:30', '11:00')],
    ['are none when the notice takes the day', { busca: { aviso: 24 * 60 } }, []],
    ['never begin now', { busca: { ahora: a('05/10/2026 11:00') } }, []],
    ['are none when the day is over', { busca: { ahora: a('05/10/2026 23:59') } }, []],
    ['are none when the appointment is longer than the day', { busca: { minutos: 240 } }, []],
    [
      'see an appointment that comes from the day before',
      { agenda: { citas: [entre('04/10/2026 23:30', '05/10/2026 11:00')] } },
      el5('11:00'),
    ],
    [
      'are none on a day that has its most appointments',
      { agenda: { citas: Array(maximoDeCitasDelDia).fill(entre('05/10/2026 07:00', '05/10/2026 07:30')) } },
      [],
    ],
    ['are none without days', { busca: { hasta: '2026-10-04' } }, []],
  ])('%s', (_what, caso, expected) => expect(horas(caso)).toEqual(expected))
})

describe('free hours where the clock changes', () => {
  const sabados: Bloqueo = { ...almuerzo, desde: '2026-03-28', horaInicio: '21:00', horaTermino: '22:00' }
  test.each<[string, string, string, string[]]>([
    // -03 in summer, -04 in winter
    ['the last evening of summer', '2026-04-04', '20:00', ['2026-04-04T23:00:00.000Z']],
    ['the first morning of winter', '2026-04-05', '21:00', ['2026-04-06T01:00:00.000Z']],
    ['the last evening of winter', '2026-09-05', '20:00', ['2026-09-06T00:00:00.000Z']],
    ['the first evening of summer, without midnight', '2026-09-06', '21:00', ['2026-09-07T00:00:00.000Z']],
  ])('%s', (_what, fecha, desde, expected) => {
    const found = libres({
      agenda: { semana: dia(desde, '22:00'), bloqueos: [sabados] },
      busca: { ahora: '2026-03-01T12:00:00.000Z', desde: fecha, hasta: fecha },
    })
    expect(found.map(({ inicio }) => inicio)).toEqual(expected)
  })

  test('an absence on the day that has no midnight takes it whole', () => {
    const septiembre = { ...ausencia, desde: '2026-09-06', hasta: '2026-09-06' }
    const found = libres({
      agenda: { bloqueos: [septiembre] },
      busca: { ahora: '2026-09-01T12:00:00.000Z', desde: '2026-09-05', hasta: '2026-09-07' },
    })
    expect(new Set(found.map(({ inicio }) => inicio.slice(0, 10)))).toEqual(new Set(['2026-09-05', '2026-09-07']))
  })
})

describe('the hours nearest to a wished one', () => {
  const todas = libres({ busca: { hasta: '2026-10-07' } })
  test.each<[string, string, string[]]>([
    ['come in order of time', '05/10/2026 10:00', el5('09:30', '10:00', '10:30')],
    ['are of the next day, too', '06/10/2026 08:00', ['06/10/2026 09:00', '06/10/2026 09:30', '06/10/2026 10:00']],
  ])('%s', (_what, deseada, expected) => {
    expect(horasCercanas(todas, a(deseada), 3).map(({ inicio }) => aFechaHora(inicio).slice(0, 16))).toEqual(expected)
  })

  test('each has the requested length', () => {
    const [first] = libres({ busca: { minutos: 45 } })
    expect(Date.parse(first?.termino ?? '') - Date.parse(first?.inicio ?? '')).toBe(45 * MINUTO_MS)
  })
})

test.each([
  ['before it, with time for the way', entre('05/10/2026 09:00', '05/10/2026 09:30'), false],
  ['before it, without', entre('05/10/2026 09:00', '05/10/2026 09:31'), true],
  ['after it, without', entre('05/10/2026 11:29', '05/10/2026 12:00'), true],
  ['after it, with a shorter way of its own', entre('05/10/2026 11:30', '05/10/2026 12:00', 30), false],
])('another appointment %s', (_, otra, falta) => {
  const cita = { ...entre('05/10/2026 10:00', '05/10/2026 11:00', 30), lugar: 'Maipú' }
  expect(faltaTraslado(cita, otra)).toBe(falta)
})
