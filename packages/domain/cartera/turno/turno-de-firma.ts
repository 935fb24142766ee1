import { type CuentaDeFirmados, firmadosCompletos } from '../../contrato/firmados.ts'
import type { EtapaDS } from '../../declaracion/etapas.ts'
import type { EstadoProspecto } from '../../postulacion/estado.ts'
import { type PasoSiguiente, siguientes } from '../siguiente.ts'

/**
 * Whose turn it is once the papers of a sale are issued: to be mailed, the applicant's to sign, signed and to be handed
 * in, the other's of a pair to sign, with the desk, handed back by it.
 */
export const turnosDeFirma = ['porEnviar', 'postulante', 'porEntregar', 'pareja', 'mesa', 'devuelto'] as const
export type TurnoDeFirma = (typeof turnosDeFirma)[number]

/** What tells it, of the live DS of a sale. */
export interface HechosDeLaFirma {
  readonly etapa: EtapaDS
  readonly tipoVenta: 'M' | 'E'
  /** Of papers that are to be handed in, with nothing open at the desk; else null. */
  readonly firmados: CuentaDeFirmados | null
  /** The desk handed them back, and they were not handed in again. */
  readonly devueltos: boolean
  /** Of an electronic sale that is signed: the other of its pair has not signed yet. */
  readonly esperaAlOtro: boolean
}

/** Whose turn it is with the papers of a sale; null: they are not issued, or it has ended. */
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

/** What the advisor has at hand is of the day it comes and the next, as an incidence is. Regla propia. */
export const plazoDelAsesor = 1

/** What others must do has the term of its one Estado, by which the day counts it. Regla propia. */
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
 * What comes next in a case, as close as its papers tell it; `turno`: of those of its sale, or null. Whose turn it is of a
 * whole sale is told by `turnoDeLaVenta`.
 */
export const pasoSiguiente = (estado: EstadoProspecto, turno: TurnoDeFirma | null): PasoSiguiente =>
  estado === 'Documentos Enviados' && turno ? pasosDeFirma[turno] : siguientes[estado]

/** The same in the words of a day: `vencido`, what the advisor does once its term has passed. */
export function pasoDelDia(paso: { readonly paso: string; readonly recordar?: string }, vencido: boolean): string {
  return vencido && paso.recordar !== undefined ? paso.recordar : paso.paso
}
