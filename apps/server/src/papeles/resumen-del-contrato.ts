import { aDDMMYYYY, type FechaISO } from '@alerce/domain/base/fechas/fecha'
import { type EstadoDePago, textosDelPrimerPago } from '@alerce/domain/contrato/primer-pago'
import { mesDicho } from '@alerce/domain/contrato/vigencia'
import { dichoDelPago } from '@alerce/domain/cotizacion/lineas'
import type { AsesorDeVenta } from '../core/postulacion/prospecto/read-model.ts'
import { type Bloque, datos, lista, parrafo, seccion } from './bloques.ts'
import { datosDelAsesor, datosDelPostulante, type PostulanteDePapel } from './cotizacion.ts'
import type { Hoja } from './hoja.ts'

/** Contract as its summary tells it. Days DD-MM-YYYY, except `suscrito`. */
export interface ContratoResumido {
  readonly postulante: PostulanteDePapel
  /** Full name of the holder, then of each person covered; no health. */
  readonly cubre: readonly [string, ...string[]]
  readonly folio: number
  readonly plan: { readonly nombre: string; readonly codigo: string }
  readonly pago: Parameters<typeof dichoDelPago>[0]
  readonly suscrito: FechaISO
  /** First day of cover; null: unknown. */
  readonly desde: string | null
  /** `mes` 'AAAAMM'; `dia`: of its decision. null: nothing is to be paid. */
  readonly primerPago: { readonly estado: EstadoDePago; readonly mes: string | null; readonly dia: string } | null
  readonly asesor: AsesorDeVenta
  /** ISO instant at which the paper was made. */
  readonly emitida: string
}

function primerPagoDe({ primerPago }: ContratoResumido): Bloque[] {
  if (primerPago === null) return []
  const { estado, mes, dia } = primerPago
  return [seccion('Primer pago'), parrafo(`${mes ? `De ${mesDicho(mes)}. ` : ''}${textosDelPrimerPago[estado](dia)}`)]
}

/** The price, as the figures that are looked for first; of a pair, what it is made of. */
function precioDe({ pago }: ContratoResumido): Bloque[] {
  const { monto, cuenta, pesos } = dichoDelPago(pago)
  return [
    seccion('Precio al mes'),
    datos([['En UF', monto], ...(pesos ? [['En pesos', pesos] as const] : [])], 2),
    ...(cuenta ? [parrafo(`Son ${cuenta}.`)] : []),
  ]
}

/** Contract in one page, for the applicant and their advisor. */
export function papelDeResumen(contrato: ContratoResumido): Hoja {
  const { postulante, cubre, folio, plan, suscrito, desde, asesor, emitida } = contrato
  return {
    titulo: 'Resumen del contrato',
    bajada: `${plan.nombre}, suscrito el ${aDDMMYYYY(suscrito)}. No reemplaza a los documentos del contrato.`,
    folio: `Folio ${folio}`,
    de: cubre[0],
    emitida,
    cuerpo: [
      seccion('Contrato'),
      datos([
        ['Titular', cubre[0]],
        ...datosDelPostulante(postulante).slice(1),
        ['Folio', String(folio)],
        ['Plan', `${plan.nombre} (${plan.codigo})`],
        ['Suscrito el', aDDMMYYYY(suscrito)],
        ['Cubre desde el', desde ?? '-'],
      ]),
      ...precioDe(contrato),
      seccion('A quién cubre'),
      lista(cubre),
      ...primerPagoDe(contrato),
      seccion('Su asesor'),
      datos(datosDelAsesor(asesor)),
    ],
  }
}
