import { expect, test } from 'vitest'
import { terminoDeSesion } from './obtener-ingresos.ts'

const sesion = {
  id: 1,
  usuario: 'asesora',
  nombre: 'Camila Rojas',
  enlaceId: null,
  cuentaDeEmpresa: false,
  ip: '127.0.0.1',
  agente: '',
  inicio: '2026-10-07T13:00:00.000Z',
  ultimaActividad: '2026-10-07T14:00:00.000Z',
  expira: '2026-10-08T13:00:00.000Z',
  cierraEn: null,
  cerrada: null,
  motivo: null,
}
const deEnlace = { ...sesion, enlaceId: 3, expira: '2026-10-07T15:00:00.000Z' }

test.each([
  [
    'one that was closed',
    { ...sesion, cerrada: '2026-10-07T15:00:00.000Z', motivo: 'S' },
    '2026-10-07T15:00:00.000Z',
    'S',
  ],
  ['one in use', { ...sesion, ultimaActividad: '2026-10-07T20:59:00.000Z' }, null, null],
  ['one left alone for five hours', sesion, '2026-10-07T19:00:00.000Z', 'I'],
  [
    'one left late in the evening',
    { ...sesion, ultimaActividad: '2026-10-08T02:00:00.000Z' },
    '2026-10-08T03:00:00.000Z',
    'N',
  ],
  ['one of a link that expired', deEnlace, '2026-10-07T15:00:00.000Z', 'enlace'],
])('%s', (_title, of, termino, motivo) => {
  const ahora = motivo === 'N' ? '2026-10-08T12:00:00.000Z' : '2026-10-07T21:00:00.000Z'
  expect(terminoDeSesion(of, ahora)).toEqual({ termino, motivo })
})
