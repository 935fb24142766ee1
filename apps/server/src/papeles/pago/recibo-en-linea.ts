import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { datos, parrafo } from '../bloques.ts'
import type { Hoja } from '../hoja.ts'

interface ReciboEnLinea {
  readonly referencia: string
  readonly pesos: Pesos
  /** Number that the provider gave it. */
  readonly recibo: string | null
  /** ISO instant of the confirmation. */
  readonly confirmado: string
}

/** Proof of a first payment made online. */
export const papelDeReciboEnLinea = ({ referencia, pesos, recibo, confirmado }: ReciboEnLinea): Hoja => ({
  titulo: 'Comprobante de pago en línea',
  bajada: 'Primer pago de la cotización',
  folio: `Referencia ${referencia}`,
  emitida: confirmado,
  cuerpo: [
    datos([
      ['Monto pagado', formatoPesos(pesos)],
      ['Referencia', referencia],
      ['Número del proveedor de pagos', recibo ?? '-'],
      ['Confirmado el', fechaYHora(confirmado)],
    ]),
    parrafo('El proveedor de pagos confirmó este pago con un aviso firmado.'),
  ],
})
