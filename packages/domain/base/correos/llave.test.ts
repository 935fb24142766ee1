import { expect, test } from 'vitest'
import { codigoVencido, llevaLlave, seLeeLaCarta } from './llave.ts'

const enlace = 'Abra:\nhttps://panel.example.cl/postulacion/mandato#enlace=aB_3-x\n'

test.each([
  ['a link', enlace, true],
  ['a code', 'Hola:\n\nCódigo: 123456\n', true],
  ['a link that was delivered', 'https://panel.example.cl/postulacion/mandato#enlace=(entregado)', false],
  ['a code that was delivered', 'Código: (entregado)', false],
  ['a link to a page that asks for a login', 'https://panel.example.cl/dashboard/resultado-ds?prospectoId=1', false],
] as const)('%s', (_what, texto, lleva) => expect(llevaLlave(texto)).toBe(lleva))

test.each([
  ['mesa, while it waits without a mail server', { enBandeja: true, administra: false }, false],
  ['mesa, while it is being sent', { enBandeja: false, administra: false }, false],
  ['administracion, where no server takes it', { enBandeja: true, administra: true }, true],
  ['administracion, when a server takes it', { enBandeja: false, administra: true }, false],
] as const)('a letter with a secret is read by %s: %o', (_who, quien, lee) => {
  expect(seLeeLaCarta({ texto: enlace, demo: false, ...quien })).toBe(lee)
  expect(seLeeLaCarta({ texto: 'Hola', demo: false, ...quien })).toBe(true)
  expect(seLeeLaCarta({ texto: enlace, demo: true, ...quien })).toBe(true)
})

test.each([
  ['Código: 123456', '2026-11-23T12:09:59.999Z', false],
  ['Código: 123456', '2026-11-23T12:10:00.000Z', true],
  ['Abra: https://a.cl/postulacion/mandato#enlace=aB_3-x', '2026-11-24T12:00:00.000Z', false],
] as const)('%s, written at noon, at %s is past its time: %s', (texto, ahora, vencido) =>
  expect(codigoVencido(texto, '2026-11-23T12:00:00.000Z', ahora)).toBe(vencido),
)
