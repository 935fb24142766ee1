import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import type { Pesos, UF } from '@alerce/domain/base/dinero/tipos'
import type { UfDelDia } from '../core/base/parametros/read-model.ts'
import { datosDelPostulante, type PostulanteDePapel } from './cotizacion.ts'
import type { Hoja } from './hoja.ts'
import { datos, seccion } from './tablas.ts'
import { textoDeEjemplo } from './texto-de-ejemplo.ts'

export interface Cupon {
  readonly postulante: PostulanteDePapel
  readonly plan: string
  /** 'AAAAMM'. */
  readonly mes: string
  readonly referencia: string
  readonly pagarUF: UF
  readonly pesos: Pesos
  readonly uf: UfDelDia
  /** ISO instant. */
  readonly emitida: string
}

/** 'MM-AAAA'. */
const mesEscrito = (mes: string) => `${mes.slice(4)}-${mes.slice(0, 4)}`

/** The coupon with which a month is paid: amount, month and reference (core rules, Money). */
export function papelDeCupon({ postulante, plan, mes, referencia, pagarUF, pesos, uf, emitida }: Cupon): Hoja {
  return {
    titulo: 'Cupón de pago',
    bajada: `Cotización de ${mesEscrito(mes)}`,
    emitida,
    uf,
    cuerpo: [
      seccion('Quién paga'),
      datos([...datosDelPostulante(postulante), ['Plan', plan]]),
      seccion('Qué paga'),
      datos([
        ['Mes', mesEscrito(mes)],
        ['Total Cotización Pagar', `${formatoUF(pagarUF)} UF`],
        ['Monto', formatoPesos(pesos)],
        ['Referencia', referencia],
      ]),
      textoDeEjemplo('Los lugares y medios de pago son los que la isapre carga en este lugar.'),
    ],
  }
}
