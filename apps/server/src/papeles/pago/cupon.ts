import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import type { Pesos, UF } from '@alerce/domain/base/dinero/tipos'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import type { Escrito } from '@alerce/domain/base/textos/escrito'
import { mesEscrito } from '@alerce/domain/contrato/vigencia'
import qrcode from 'qrcode-generator'
import type { UfDelDia } from '../../core/base/parametros/read-model.ts'
import { datos, redaccion, seccion } from '../bloques.ts'
import { datosDelPostulante, type PostulanteDePapel } from '../cotizacion.ts'
import type { Hoja } from '../hoja.ts'

export interface Cupon {
  readonly postulante: PostulanteDePapel
  readonly plan: string
  /** 'AAAAMM'. */
  readonly mes: string
  readonly referencia: string
  /** Last day to pay, ISO date. */
  readonly vence: string
  readonly pagarUF: UF
  /** True when others pay the rest. */
  readonly esParte: boolean
  readonly pesos: Pesos
  readonly uf: UfDelDia
  /** Places and ways to pay. */
  readonly lugares: Escrito
  /** ISO instant. */
  readonly emitida: string
}

/** Content of the code for a till: reference, pesos and last day, separated by bars. */
const loQueLeeLaCaja = ({ referencia, pesos, vence }: Cupon) => `${referencia}|${pesos}|${vence}`

function qrDe(cupon: Cupon): string {
  const codigo = qrcode(0, 'M')
  codigo.addData(loQueLeeLaCaja(cupon))
  codigo.make()
  return codigo.createSvgTag({ cellSize: 4, margin: 8, scalable: true })
}

/** Payment coupon of a month: amount, last day, month and reference (core rules, Money). */
export function papelDeCupon(cupon: Cupon): Hoja {
  const { postulante, plan, mes, referencia, vence, pagarUF, esParte, pesos, uf, lugares, emitida } = cupon
  return {
    titulo: 'Cupón de pago',
    bajada: `Cotización de ${mesEscrito(mes)}`,
    folio: `Referencia ${referencia}`,
    de: nombreCompleto(postulante),
    emitida,
    uf,
    cuerpo: [
      {
        clase: 'destacado',
        pares: [
          ['Monto que paga', formatoPesos(pesos)],
          ['Vence el', aDDMMYYYY(vence)],
          ['Referencia', referencia],
        ],
        qr: qrDe(cupon),
        alt: `Código con la referencia ${referencia}, el monto ${formatoPesos(pesos)} y el vencimiento ${aDDMMYYYY(vence)}`,
      },
      seccion('Quién paga'),
      datos([...datosDelPostulante(postulante), ['Plan', plan]]),
      seccion('Qué paga'),
      datos([
        ['Mes', mesEscrito(mes)],
        [esParte ? 'Su parte de la cotización' : 'Total Cotización Pagar', `${formatoUF(pagarUF)} UF`],
        ['Monto', formatoPesos(pesos)],
      ]),
      seccion(lugares.titulo),
      ...redaccion(lugares),
    ],
  }
}
