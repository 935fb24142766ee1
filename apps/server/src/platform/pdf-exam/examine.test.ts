import { muestras } from '@alerce/domain/testing/muestras-de-archivo'
import { expect, test } from 'vitest'
import { muestrasDePdf } from '../../testing/archivos/muestras-de-pdf.ts'
import { cifrado } from '../../testing/archivos/pdfs.ts'
import { examineOwn } from './examiner.ts'

test.each(muestrasDePdf)('a PDF with %s', async (_titulo, bytes, falla) => {
  expect(await examineOwn(new Uint8Array(await bytes()))).toBe(falla)
})

test.each(muestras.filter(([, , falla]) => falla !== null))('%s', async (_titulo, bytes, falla) => {
  expect(await examineOwn(bytes())).toBe(falla)
})

test.each(['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const)(
  'with its password, %s is looked through',
  async (algorithm) => {
    const [bueno, malo] = await Promise.all(
      [false, true].map((programa) => cifrado({ algorithm, clave: '16482', enPaquetes: true, programa })),
    )
    const dicho = async (bytes: Uint8Array | undefined, clave: string) =>
      await examineOwn(bytes ?? new Uint8Array(), clave)
    expect([await dicho(bueno, '16482'), await dicho(malo, '16482'), await dicho(bueno, 'otra')]).toEqual([
      null,
      'activo',
      'protegido',
    ])
  },
)
