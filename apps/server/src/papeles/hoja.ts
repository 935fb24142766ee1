import { createHash } from 'node:crypto'
import { formatoValorUF } from '@alerce/domain/base/dinero/formato'
import { nombreDeUf } from '@alerce/domain/base/dinero/uf-del-dia'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import type { UfDelDia } from '../core/base/parametros/read-model.ts'
import { aviso, type Bloque, enCuartos } from './bloques.ts'
import { marca } from './marca.ts'

/** Paper as plain data, so it can be sent to another process. */
export interface Hoja {
  readonly titulo: string
  /** Line under the title: the subject of the paper. */
  readonly bajada?: string
  /** Case and person, at the foot of every page. */
  readonly folio?: string
  readonly de?: string
  readonly cuerpo: readonly Bloque[]
  /** ISO instant at which the paper was made. */
  readonly emitida: string
  /** UF of its amounts in pesos; absent on papers without amounts. */
  readonly uf?: UfDelDia
}

/** The UF in the words that screens and papers share (core rules: Demo data, UF). */
export const lineaDeUf = ({ valor, fecha, referencia }: UfDelDia): string =>
  `${nombreDeUf({ fecha: aDDMMYYYY(fecha), referencia })}: $\u00a0${formatoValorUF(valor)}`

const ufAtrasada = ({ fecha }: UfDelDia): Bloque =>
  aviso(
    `Los pesos de este documento son de referencia: se calculan con la UF del ${aDDMMYYYY(fecha)}, que no es la del día. Rigen los montos en UF.`,
  )

/** Fingerprint printed at the foot, to tell two papers apart: sixteen hex signs of the hash of their content. */
export function huellaDeHoja(hoja: Hoja): string {
  // The hash leaves out the source of the UF, which the paper does not show.
  const { uf } = hoja
  const dicho = uf ? { ...hoja, uf: { valor: uf.valor, fecha: uf.fecha, referencia: uf.referencia } } : hoja
  return createHash('sha256').update(JSON.stringify(dicho)).digest('hex').slice(0, 16)
}

/** Paper as input of its frame (marco/hoja.typ): every key is present. */
export function frame(hoja: Hoja) {
  const { titulo, bajada = '', folio = '', de = '', cuerpo, emitida, uf } = hoja
  return {
    titulo,
    bajada,
    marca,
    cuerpo: uf?.referencia ? [ufAtrasada(uf), ...cuerpo] : cuerpo,
    pie: {
      folio,
      quien: [folio, de].filter(Boolean).join('  ·  ') || titulo,
      emision: [`Emitido el ${fechaYHora(emitida)}`, ...(uf ? [lineaDeUf(uf)] : [])].join('  ·  '),
      huella: enCuartos(huellaDeHoja(hoja)),
    },
  }
}
