import { expect, test } from 'vitest'
import {
  bloqueoDeEvento,
  caeEn,
  cambioDePunto,
  type EventoDeCalendario,
  eventoDeBloqueo,
  puntoDeAgenda,
} from './evento.ts'

const evento = (cambio: Partial<EventoDeCalendario> = {}): EventoDeCalendario => ({
  titulo: 'Dentista',
  todoElDia: false,
  inicio: '2026-10-08T13:00:00.000Z',
  termino: '2026-10-08T14:00:00.000Z',
  repite: null,
  ...cambio,
})
const dias = (inicio: string, termino: string) => evento({ todoElDia: true, inicio, termino })
const cada = (repite: NonNullable<EventoDeCalendario['repite']>) => evento({ repite })
const horas = { horaInicio: '10:00', horaTermino: '11:00' }

test.each([
  [evento(), { clase: 'horas', desde: '2026-10-08', hasta: '2026-10-08', ...horas }],
  [dias('2026-10-08', '2026-10-09'), { clase: 'ausencia', desde: '2026-10-08', hasta: '2026-10-08' }],
  [dias('2026-10-08', '2026-10-20'), { clase: 'ausencia', hasta: '2026-10-19' }],
  [cada({ cada: 'dia', hasta: '2026-10-10', veces: null }), { clase: 'diario', hasta: '2026-10-10', ...horas }],
  [cada({ cada: 'semana', hasta: null, veces: 3 }), { clase: 'semanal', hasta: '2026-10-22' }],
  [cada({ cada: 'semana', hasta: null, veces: null }), { clase: 'semanal', hasta: '2027-10-08' }],
  [cada({ cada: 'dia', hasta: '2099-01-01', veces: null }), { clase: 'diario', hasta: '2027-10-08' }],
])('%o blocks %o', (sent, bloqueo) => {
  expect(bloqueoDeEvento(sent)).toMatchObject(bloqueo)
})

test.each([
  [evento({ termino: '2026-10-08T13:00:00.000Z' }), 'sin_duracion'],
  [evento({ termino: '2026-10-08T13:00:30.000Z' }), 'sin_duracion'],
  [evento({ termino: '2026-10-09T03:30:00.000Z' }), 'pasa_de_un_dia'],
  [dias('2026-10-08', '2026-10-08'), 'sin_duracion'],
  [dias('2026-10-08', '2028-10-08'), 'muy_largo'],
  [{ ...dias('2026-10-08', '2026-10-09'), repite: { cada: 'dia', hasta: null, veces: 2 } } as const, 'repite_dias'],
  [cada({ cada: 'dia', hasta: '2026-10-01', veces: null }), 'sin_duracion'],
])('%o is refused: %s', (sent, falla) => {
  expect(bloqueoDeEvento(sent)).toBe(falla)
})

test.each([
  evento(),
  dias('2026-10-08', '2026-10-20'),
  cada({ cada: 'dia', hasta: '2026-10-10', veces: null }),
  cada({ cada: 'semana', hasta: '2026-11-26', veces: null }),
])('%o comes back as it was sent', (sent) => {
  const bloqueo = bloqueoDeEvento(sent)
  expect(typeof bloqueo === 'string' ? bloqueo : eventoDeBloqueo(bloqueo, 'Dentista')).toEqual(sent)
})

const semanal = cada({ cada: 'semana', hasta: '2026-12-31', veces: null })

test.each([
  // the clock moved on September 6: the hours of Santiago stay
  [semanal, '2026-10-15T13:30:00.000Z', '2026-10-15T13:40:00.000Z', true],
  [semanal, '2026-10-14T00:00:00.000Z', '2026-10-15T13:00:00.000Z', false],
  [semanal, '2027-01-07T00:00:00.000Z', '2027-01-08T00:00:00.000Z', false],
  [dias('2026-10-08', '2026-10-09'), '2026-10-09T02:00:00.000Z', '2026-10-09T02:30:00.000Z', true],
  [dias('2026-10-08', '2026-10-09'), '2026-10-09T03:00:00.000Z', '2026-10-09T04:00:00.000Z', false],
])('%o from %s to %s: %s', (sent, inicio, termino, cae) => {
  expect(caeEn(sent, { inicio, termino })).toBe(cae)
})

test.each([
  [puntoDeAgenda(17, '2026-10-01'), 17],
  [puntoDeAgenda(0, '2026-08-10'), 0],
  [puntoDeAgenda(17, '2026-08-01'), null],
  ['urn:alerce:agenda:17:2026-99-99', null],
  ['urn:alerce:agenda:-1:2026-10-01', null],
  ['otro', null],
])('the mark %s names the change %s', (punto, cambio) => {
  expect(cambioDePunto(punto, '2026-10-08')).toBe(cambio)
})
