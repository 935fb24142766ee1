import { expect, test } from 'vitest'
import type { Correo } from './read-model.ts'
import { veilEnlace } from './veil-enlace.ts'

const texto = 'Abra este enlace:\nhttps://panel.example.cl/dashboard/recuperar#enlace=abc_DEF-1\n\nVence.'
const carta = (clase: Correo['clase']) => ({ clase, texto }) as Correo

test('a link that opens somebody’s access is for its addressee alone', () => {
  expect(veilEnlace(carta('acceso'), { demo: false }).texto).toBe(
    'Abra este enlace:\n[enlace reservado a su destinatario]\n\nVence.',
  )
})

test.each([
  ['another letter', 'pago', false],
  ['the demo, where nobody is real', 'acceso', true],
] as const)('%s shows its link', (_what, clase, demo) => {
  expect(veilEnlace(carta(clase), { demo }).texto).toBe(texto)
})
