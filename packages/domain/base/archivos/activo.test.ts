import { Gunzip } from 'fflate'
import { expect, test, vi } from 'vitest'
import { bytesDe, empaca, junta, pdfConPaquete, pdfDePaquetesVacios, relleno } from '../../testing/archivos.ts'
import { examinaArchivo } from './examen.ts'

/** How many bites are unpacked to look through a file, and what was found. */
function bocadosDe(bytes: Uint8Array) {
  const push = vi.spyOn(Gunzip.prototype, 'push')
  const falla = examinaArchivo(bytes)
  const bocados = push.mock.calls.filter(([trozo]) => trozo.length > 0)
  push.mockRestore()
  return { falla, bocados: bocados.length, entra: bocados.reduce((suma, [trozo]) => suma + trozo.length, 0) }
}

test.each([
  ['small', 20_000, 'activo'],
  ['of 95 kB', 95_000, 'activo'],
  ['of 2 MB', 2_097_152, 'activo'],
])('a file of nothing but empty packets, %s, is refused after few bites', (_tamano, largo, falla) => {
  const visto = bocadosDe(pdfDePaquetesVacios(largo))
  expect(visto.falla).toBe(falla)
  // the head of each, and what is looked through
  expect(visto.bocados).toBeLessThanOrEqual(1000)
  expect(visto.entra).toBeLessThanOrEqual(300_000)
})

test('a packet is read as far as it goes, whatever follows', () => {
  const paquete = junta(empaca('7 0 << /Type /Page >>'), '\nendstream\nendobj\n', relleno(500_000, 0x41))
  const visto = bocadosDe(pdfConPaquete(paquete))
  expect(visto).toMatchObject({ falla: null })
  expect(visto.entra).toBeLessThanOrEqual(2100)
})

test('packets that lie over each other are not looked through as often as there are', () => {
  // blocks that stand as they are, and hold nothing: each packet goes on through all of those behind it
  const vacios = bytesDe('\0\0\0\xff\xff'.repeat(50_000))
  const encimados = '/ObjStm stream\n\x78\x01\0\x11\0\xee\xff'.repeat(300)
  const visto = bocadosDe(pdfConPaquete(junta(bytesDe(encimados), vacios)))
  expect(visto.falla).toBe('activo')
  expect(visto.entra).toBeLessThanOrEqual(300_000)
})
