import { expect, test } from 'vitest'
import { intentosLibres } from './espera.ts'
import { trasOlvido } from './olvido.ts'

const DESDE = '2026-10-07T12:00:00.000Z'

test.each([
  ['at once, nothing', 20, '2026-10-07T12:00:00.000Z', 20, DESDE],
  ['before the first step, nothing', 20, '2026-10-07T12:47:59.000Z', 20, DESDE],
  ['after 48 minutes, one of thirty a day', 20, '2026-10-07T12:48:00.000Z', 19, '2026-10-07T12:48:00.000Z'],
  ['the time run of the next step is kept', 20, '2026-10-07T14:00:00.000Z', 18, '2026-10-07T13:36:00.000Z'],
  ['the last one', 1, '2026-10-07T12:50:00.000Z', 0, '2026-10-07T12:50:00.000Z'],
  ['after a day, all', 39, '2026-10-08T12:00:00.000Z', 0, '2026-10-08T12:00:00.000Z'],
  [
    'of a great many, those that no longer lengthen the wait at once',
    5000,
    '2026-10-07T12:48:00.000Z',
    38,
    '2026-10-07T12:48:00.000Z',
  ],
  ['when the clock was put back, nothing', 20, '2026-10-07T11:00:00.000Z', 20, '2026-10-07T11:00:00.000Z'],
])('%s', (_what, fallos, ahora, quedan, desde) => {
  expect(trasOlvido({ fallos, desde: DESDE }, intentosLibres.direccion, ahora)).toEqual({ fallos: quedan, desde })
})
