import { type CuentaDeFirmados, firmadosCompletos } from '../../contrato/firmados.ts'
import type { EtapaDS } from '../../declaracion/etapas.ts'
import type { EstadoProspecto } from '../../postulacion/estado.ts'
import { type PasoSiguiente, siguientes } from '../siguiente.ts'

/**
 * Turns after the papers are issued: to be mailed; to be signed; signed and to be handed in; the other side signs; with
 * the desk; returned by the desk.
 */
export const turnosDeFirma = ['porEnviar', 'postulante', 'porEntregar', 'pareja', 'mesa', 'devuelto'] as const
export type TurnoDeFirma = (typeof turnosDeFirma)[number]

/** Facts of the live DS that decide the turn of its papers. */
export interface HechosDeLaFirma {
  readonly etapa: EtapaDS
  readonly tipoVenta: 'M' | 'E'
  /** Count of the papers to be handed in, when nothing is open at the desk; else null. */
  readonly firmados: CuentaDeFirmados | null
  /** The desk returned them, and they were not handed in again. */
  readonly devueltos: boolean
  /** True for a signed electronic sale whose other side has not signed yet. */
  readonly esperaAlOtro: boolean
}

/** Turn of the papers of a sale; null: not issued, or the sale has ended. */
export function turnoDeFirma(hechos: HechosDeLaFirma): TurnoDeFirma | null {
  const { etapa, tipoVenta, firmados, devueltos, esperaAlOtro } = hechos
  if (etapa === 'firmaIsapreRevision' && devueltos) return 'devuelto'
  if (etapa === 'firmaIsapre' && esperaAlOtro) return 'pareja'
  if (etapa === 'firmaIsapre' || etapa === 'firmaIsapreRevision') return 'mesa'
  if (etapa === 'firmaDocumentos') return 'postulante'
  if (etapa !== 'resumenCotizacion') return null
  if (devueltos) return 'devuelto'
  if (tipoVenta === 'E') return 'porEnviar'
  return firmados && firmadosCompletos(firmados) ? 'porEntregar' : 'postulante'
}

const { plazoDias } = siguientes['Documentos Enviados']

/** Term of the advisor's paper steps: the day they appear and the next, as for an incidence. Own rule. */
export const plazoDelAsesor = 1

/** Steps of the papers. Those of others have the term of their Estado, by which the day counts them. Own rule. */
const pasosDeFirma: Readonly<Record<TurnoDeFirma, PasoSiguiente>> = {
  porEnviar: { actua: 'asesor', paso: 'Enviar los documentos a firma', plazoDias: plazoDelAsesor },
  postulante: {
    actua: 'postulante',
    paso: 'Espera la firma del postulante',
    plazoDias,
    recordar: 'Recordar al postulante que firme',
  },
  porEntregar: { actua: 'asesor', paso: 'Enviar los documentos firmados a la mesa', plazoDias: plazoDelAsesor },
  pareja: {
    actua: 'postulante',
    paso: 'Espera la firma de la otra persona de la pareja',
    plazoDias,
    recordar: 'Recordar a la otra persona de la pareja que firme',
  },
  mesa: {
    actua: 'mesa',
    paso: 'Espera la revisión de la mesa',
    plazoDias,
    recordar: 'Consultar a la mesa por la revisión',
  },
  devuelto: { actua: 'asesor', paso: 'Corregir los documentos que devolvió la mesa', plazoDias: plazoDelAsesor },
}

/**
 * Next step of a case by its papers; `turno`: turn of its papers, or null. `turnoDeLaVenta` gives the turn of the whole
 * sale.
 */
export const pasoSiguiente = (estado: EstadoProspecto, turno: TurnoDeFirma | null): PasoSiguiente =>
  estado === 'Documentos Enviados' && turno ? pasosDeFirma[turno] : siguientes[estado]

/** Step in the words of a day; `vencido`: its term has passed, so the advisor's step is shown. */
export function pasoDelDia(paso: { readonly paso: string; readonly recordar?: string }, vencido: boolean): string {
  return vencido && paso.recordar !== undefined ? paso.recordar : paso.paso
}
