import { revisaCertificado } from '@alerce/domain/postulacion/certificado/revisar'
import { expect, test } from 'vitest'
import { createPdfReader } from '../../platform/pdf-text/reader.ts'
import { drawCertificado } from './draw-certificado.ts'
import { requestCertificado } from './request-certificado.ts'

const hoy = '2026-10-07'
const pedido = { rut: '16.482.305-9', empleador: '76.086.428-5' }
const read = createPdfReader()

test.each(['1', '2', '3'])('the certificate of the command in layout %s is valid', async (formato) => {
  const certificado = requestCertificado({ ...pedido, formato, clave: '16482', renta: '900000' }, hoy)
  if (typeof certificado === 'string') throw new Error(certificado)
  const lectura = await read(await drawCertificado(certificado), '16482')
  if (!lectura.legible) throw new Error(lectura.falla)
  const hechos = { rut: '16482305-9', rutEmpleador: '76086428-5', hoy, diasDeVigencia: 30, meses: 3, tope: () => null }
  expect(revisaCertificado(lectura.lineas, hechos)).toEqual({
    valido: true,
    certificado: { emitido: hoy, rentaPromedio: 900_000, meses: 3 },
  })
})

test.each([
  [{ rut: '1-1' }, 'El rut no es válido.'],
  [{ empleador: '' }, 'El rut del empleador no es válido.'],
  [{ formato: '4' }, 'El formato es 1, 2 o 3.'],
  [{ meses: '0' }, 'Los meses son de 1 a 36.'],
  [{ renta: '1,5' }, 'La renta es una cantidad entera de pesos.'],
])('%j is refused: %s', (cambio, texto) => expect(requestCertificado({ ...pedido, ...cambio }, hoy)).toBe(texto))
