import { expect, test } from 'vitest'
import { fechaDeEmision } from './emision.ts'

test.each<[string[], string | null]>([
  [['Fecha de emisión: 01-10-2026'], '2026-10-01'],
  [['FECHA EMISION 1/10/2026'], '2026-10-01'],
  [['Emitido el 1 de octubre de 2026'], '2026-10-01'],
  [['Emitido con fecha 2026-10-01'], '2026-10-01'],
  [['Se extiende el presente certificado con fecha 01.10.2026'], '2026-10-01'],
  [['Fecha de emisión', '01-10-2026'], '2026-10-01'],
  [['Santiago, 1 de octubre de 2026'], '2026-10-01'],
  [['VIÑA DEL MAR, 1 de octubre del 2026'], '2026-10-01'],
  [['Viña del Mar, 1 de octubre de 2026'], '2026-10-01'],
  [['Período desde 01-01-2026', 'Fecha de emisión: 01-10-2026'], '2026-10-01'],
  // a day with another meaning
  [['Fecha de pago: 01-10-2026'], null],
  [['Nacida el 1 de octubre de 1990'], null],
  [['Fecha de emisión: 31-02-2026'], null],
  [[], null],
])('%j → %s', (lineas, fecha) => expect(fechaDeEmision(lineas)).toBe(fecha))
