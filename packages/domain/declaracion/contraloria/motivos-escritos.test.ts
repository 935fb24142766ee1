import { expect, test } from 'vitest'
import { leerMotivos } from './motivos-escritos.ts'

const texto = 'La renta no se acredita con las liquidaciones recibidas.'

test('each reason has its name and the text for the applicant', () => {
  expect(leerMotivos(`Renta sin respaldo\n${texto}\n\n\n Otro \nUna frase en dos\nlíneas que se juntan.`)).toEqual({
    motivos: [
      { titulo: 'Renta sin respaldo', texto, cola: null },
      { titulo: 'Otro', texto: 'Una frase en dos líneas que se juntan.', cola: null },
    ],
    falla: null,
  })
})

test('a mark before its name says in which queue alone it is offered', () => {
  const { motivos } = leerMotivos(`[renta] Sin respaldo\n${texto}\n\n[Salud] Riesgo\n${texto}\n\n[otra] Nada\n${texto}`)
  expect(motivos.map(({ titulo, cola }) => [titulo, cola])).toEqual([
    ['Sin respaldo', 'financiera'],
    ['Riesgo', 'medica'],
    ['[otra] Nada', null],
  ])
})

test.each([
  ['Solo un nombre', 'sinTexto', 'Solo un nombre'],
  [`${'x'.repeat(81)}\n${texto}`, 'nombreLargo', 'x'.repeat(81)],
  [`A\n${'palabra '.repeat(200)}`, 'textoLargo', 'A'],
  ['A\nNo cumple', 'sinFondo', 'A'],
  [`A\n${texto}\n\nA\n${texto}`, 'repetido', 'A'],
  [Array.from({ length: 51 }, (_, i) => `M${i}\n${texto}`).join('\n\n'), 'muchos', '51'],
])('a text that cannot be published reports its fault, %#', (cuerpo, falla, sobre) => {
  expect(leerMotivos(cuerpo).falla).toEqual({ falla, sobre })
})
