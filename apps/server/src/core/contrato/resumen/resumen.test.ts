import { routes } from '@alerce/contract/routes'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { ventasPorFirmar } from '../../../testing/electronica/ventas-por-firmar.ts'
import { textOfPdf } from '../../../testing/pdf-text.ts'

const ventas = ventasPorFirmar({ contrafirma: false })
const { conPapeles, porFirmar, sign } = ventas
const pathDe = (identificador: number) => `${routes.descargarResumenDeContrato.path}?identificador=${identificador}`

test('before the contract there is no summary; afterwards applicant and advisor get the same page, without health', async () => {
  const venta = await conPapeles()
  const { asesora } = ventas.gente
  const { post } = await porFirmar(venta)
  for (const { status, body } of [await post('abrirResumenDeContrato'), await asesora.get(pathDe(venta.identificador))])
    expect([status, body.codigo]).toEqual([422, 'sin_contrato'])
  const postulante = await sign(venta)
  const suyo = await postulante.post('abrirResumenDeContrato')
  const delAsesor = await asesora.get(pathDe(venta.identificador))
  for (const { status, raw } of [suyo, delAsesor]) {
    expect(status).toBe(200)
    expect((await getDocumentProxy(new Uint8Array(raw))).numPages).toBe(1)
    const texto = await textOfPdf(raw)
    const { nombres, rut } = venta.postulante
    const dice = [
      formatoRut(rut),
      'Resumen del contrato',
      'No reemplaza a los documentos',
      'En UF',
      'Se descuenta de su sueldo',
      '01-12-2026',
    ]
    for (const parte of [nombres.toUpperCase(), ...dice, 'Camila Rojas', '$']) expect(texto).toContain(parte)
    expect(texto).not.toMatch(/diagn|enfermedad|Kg/i)
  }
})

test('the summary of another advisor’s contract does not exist', async () => {
  const venta = await conPapeles()
  await sign(venta)
  const otro = await ventas.desk.as('asesor2')
  expect((await otro.get(pathDe(venta.identificador))).status).toBe(404)
})
