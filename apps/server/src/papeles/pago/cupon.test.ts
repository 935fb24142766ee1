import { pesos, uf, valorUF } from '@alerce/domain/base/dinero/tipos'
import jsqr from 'jsqr'
import { expect, test } from 'vitest'
import type { Bloque } from '../bloques.ts'
import { escrito } from '../testing/papeles-largos.ts'
import { papelDeCupon } from './cupon.ts'

const cupon = {
  postulante: { nombres: 'NOOR', apellidoPaterno: 'EL AMRANI', apellidoMaterno: '', rut: null, numeroPasaporte: 'AB1' },
  plan: 'Alerce Bosque 90',
  mes: '202610',
  referencia: '5000000123-7-202610-102745',
  vence: '2026-11-10',
  pagarUF: uf(2.5),
  esParte: false,
  pesos: pesos(102_745),
  emitida: '2026-10-05T13:00:00.000Z',
  lugares: escrito('lugaresDePago', 'En línea o en caja.'),
  uf: { valor: valorUF(41_098.15), fecha: '2026-10-01', referencia: false },
}

const LADO = 4

/** Bitmap of the code for the reader: each dark square of the drawing as a block of dots. */
function fotoDe(svg: string) {
  const ancho = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const puntos = new Uint8ClampedArray(ancho * ancho * 4).fill(255)
  for (const [, x, y] of svg.matchAll(/M(\d+),(\d+)l/g))
    for (let dy = 0; dy < LADO; dy++)
      for (let dx = 0; dx < LADO; dx++)
        puntos.fill(
          0,
          ((Number(y) + dy) * ancho + Number(x) + dx) * 4,
          ((Number(y) + dy) * ancho + Number(x) + dx) * 4 + 3,
        )
  return { puntos, ancho }
}

test('the QR of a coupon reads as its reference, its pesos and its last day', () => {
  const destacado = papelDeCupon(cupon).cuerpo.find(({ clase }) => clase === 'destacado')
  const { qr } = destacado as Extract<Bloque, { clase: 'destacado' }>
  const { puntos, ancho } = fotoDe(qr)
  expect(jsqr.default(puntos, ancho, ancho)?.data).toBe('5000000123-7-202610-102745|102745|2026-11-10')
})
