import { expect, test } from 'vitest'
import { leerInforme, motivoDelRebote, rebotePermanente } from './rebote.ts'

const informe = (...campos: string[]) => `Reporting-MTA: dns; mx.example.cl\r\n\r\n${campos.join('\r\n')}\r\n`

test('a report tells an outcome for each recipient, with folded fields', () => {
  const texto = informe(
    'Final-Recipient: rfc822; ana@example.cl',
    'Action: failed',
    'Diagnostic-Code: smtp; 550 5.1.1 <ana@example.cl>:',
    '    Status: 2.0.0 is no field here',
    'Status: 5.1.1',
    '',
    'Final-Recipient: rfc822; eva@example.cl',
    'action:Delayed',
    'status:4.4.7 (expired)',
  )
  expect(leerInforme(texto)).toEqual([
    { accion: 'failed', estado: '5.1.1' },
    { accion: 'delayed', estado: '4.4.7' },
  ])
})

test.each([
  ['refused for good', 'failed', '5.1.1', '5.1.1'],
  ['delayed', 'delayed', '4.4.1', null],
  ['given up after a passing failure', 'failed', '4.4.7', null],
  ['delivered', 'delivered', '2.0.0', null],
])('a letter that was %s bounces for good: %s %s → %s', (_title, accion, estado, esperado) => {
  expect(rebotePermanente(leerInforme(informe(`Action: ${accion}`, `Status: ${estado}`)))).toBe(esperado)
})

test.each(['', 'Action: failed', 'Status: 5.1.1', 'Action: failed\nStatus: many'])('%j is no outcome', (texto) => {
  expect(leerInforme(texto)).toEqual([])
})

test.each([
  ['5.1.1', 'la casilla no existe'],
  ['5.1.10', 'el dominio no recibe correo'],
  ['5.2.2', 'la casilla está llena'],
  ['5.7.26', 'su servidor no lo aceptó'],
])('%s means that %s', (estado, motivo) => {
  expect(motivoDelRebote(estado)).toBe(motivo)
})
