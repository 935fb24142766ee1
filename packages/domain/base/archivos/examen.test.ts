import { expect, test } from 'vitest'
import { muestras } from '../../testing/muestras-de-archivo.ts'
import { examinaArchivo } from './examen.ts'
import { nombreDeArchivo } from './nombre.ts'

test('there are enough of them, each with a name of its own', () => {
  expect(muestras.length).toBeGreaterThanOrEqual(60)
  expect(new Set(muestras.map(([titulo]) => titulo)).size).toBe(muestras.length)
})

test.each(muestras)('%s', (_titulo, bytes, falla) => expect(examinaArchivo(bytes())).toBe(falla))

test.each([
  ['cedula.pdf', 'application/pdf', 'cedula.pdf'],
  ['Cédula de Ñuñoa.PDF', 'application/pdf', 'Cédula de Ñuñoa.pdf'],
  ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
  ['foto.png', 'image/jpeg', 'foto.png.jpg'],
  ['factura.exe', 'application/pdf', 'factura.exe.pdf'],
  ['sin-final', 'image/gif', 'sin-final.gif'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Users\\ana\\cédula.pdf', 'application/pdf', 'cédula.pdf'],
  ['a\u0000b\r\nc\u202Efdp.exe', 'application/pdf', 'ab cfdp.exe.pdf'],
  ['a<b>"c"|d?.pdf', 'application/pdf', 'a_b__c__d_.pdf'],
  ['...', 'application/pdf', 'documento.pdf'],
  ['', 'image/jpeg', 'documento.jpg'],
  ['Notificación de Hilanderías Ltda.', 'application/pdf', 'Notificación de Hilanderías Ltda.pdf'],
  ['.pdf', 'application/pdf', 'pdf.pdf'],
  ['  dos   espacios .pdf', 'application/pdf', 'dos espacios.pdf'],
] as const)('%j is kept as %s → %s', (nombre, tipo, kept) => expect(nombreDeArchivo(nombre, tipo)).toBe(kept))

test('a name of any length ends in its extension', () => {
  const kept = nombreDeArchivo(`${'ñ'.repeat(500)}.pdf`, 'application/pdf')
  // two bytes a letter
  expect(kept).toBe(`${'ñ'.repeat(58)}.pdf`)
})
