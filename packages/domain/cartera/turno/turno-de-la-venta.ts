import type { EtapaDS } from '../../declaracion/etapas.ts'
import { contestaElPostulante, laTieneElPostulante } from '../../declaracion/invitacion/quien-contesta.ts'
import { respondeElPostulante } from '../../declaracion/invitacion/seguimiento.ts'
import type { EstadoProspecto } from '../../postulacion/estado.ts'
import { esProspeccionOpuesta } from '../../postulacion/oposicion.ts'
import type { EsperaEnPareja } from '../pareja.ts'
import { type ClaveDePaso, type HechosDeLaVenta, type Paso, pasoActual, rutaDeAntecedentes } from '../pasos.ts'
import {
  type Incidencia,
  incidencias,
  noContactar,
  otraTieneContrato,
  type PasoSiguiente,
  pasosQueEsperan,
  siguientes,
} from '../siguiente.ts'
import { loQueFalta } from './falta.ts'
import { pasoSiguiente, plazoDelAsesor, turnoDeFirma } from './turno-de-firma.ts'

/** Turn of a sale: its next step, or a wait for the other side of the pair, which has no term. */
export type TurnoDeVenta = PasoSiguiente | { readonly actua: 'pareja'; readonly paso: string }

/** Sides that may act in a sale. */
export const quienesActuan = [
  'asesor',
  'postulante',
  'contraloria',
  'mesa',
  'pareja',
  'nadie',
] as const satisfies readonly TurnoDeVenta['actua'][]

/** Facts that decide the turn of a sale. */
export interface HechosDelTurno {
  readonly estado: EstadoProspecto
  /** Open incidence for the advisor, or null. */
  readonly incidencia?: Incidencia | null
  /** Wait within its pair, or null. */
  readonly espera?: EsperaEnPareja | null
  /** Facts of the sale; null: only its Estado is known. */
  readonly venta?: HechosDeLaVenta | null
}

/** Step that precedes all others of the advisor while an update is open, because the sale is stopped. */
export const pasoDeActualizacion = 'Confirmar o descartar la actualización'
/** Screen of that step. */
const rutaDeActualizacion = '/postulant-datanew'

/**
 * Step with an open update: the advisor's steps keep their term; unsigned papers take the advisor's, because nobody may
 * sign them now.
 */
function enActualizacion(paso: PasoSiguiente, { firma }: HechosDeLaVenta): PasoSiguiente {
  if (paso.actua === 'asesor') return { ...paso, paso: pasoDeActualizacion }
  if (firma?.etapa !== 'resumenCotizacion') return paso
  return { actua: 'asesor', paso: pasoDeActualizacion, plazoDias: plazoDelAsesor }
}

/**
 * Estados whose step is the advisor's in a manual sale and the applicant's in an electronic one. The term is that of
 * the Estado in both. Own rule: the terms are ours.
 */
const esperas = {
  'DS en Proceso': {
    paso: 'Espera que el postulante responda su DS',
    recordar: 'Recordar al postulante que responda su DS',
  },
  'DS en Revisión': {
    paso: 'Espera los antecedentes del postulante',
    recordar: 'Recordar al postulante los antecedentes pedidos',
  },
  'DS Aceptada con Restricciones': {
    paso: 'Espera que el postulante responda las restricciones',
    recordar: 'Recordar al postulante que responda las restricciones',
  },
} as const satisfies Partial<Record<EstadoProspecto, { readonly paso: string; readonly recordar: string }>>

const laFirma = {
  paso: 'Espera que el postulante firme su DS',
  recordar: 'Recordar al postulante que firme su DS',
}

type EstadoDelPostulante = keyof typeof esperas

const esDelPostulante = (estado: EstadoProspecto): estado is EstadoDelPostulante => Object.hasOwn(esperas, estado)

/** Stages in which the income step failed and the applicant's page says that the advisor was notified. */
const detenidas: readonly EtapaDS[] = ['noExisteEmpleadoresNoAsistido', 'contactarEjecutivo']

function leToca({ tipoVenta, etapaDS: etapa, resultadoDS }: HechosDeLaVenta): boolean {
  if (etapa === null || detenidas.includes(etapa)) return false
  if (etapa === 'resultado') return contestaElPostulante({ tipoVenta }) && respondeElPostulante(resultadoDS)
  return laTieneElPostulante({ tipoVenta, etapa })
}

/** Wait of an electronic sale for its applicant's DS; null: no wait, or another side acts. */
function esperaAlPostulante(estado: EstadoProspecto, venta: HechosDeLaVenta): PasoSiguiente | null {
  if (!esDelPostulante(estado) || !leToca(venta)) return null
  const { plazoDias } = siguientes[estado]
  const firma = venta.etapaDS === 'resumenDeclaracion' || venta.etapaDS === 'firma'
  return { actua: 'postulante', ...(firma ? laFirma : esperas[estado]), plazoDias }
}

/** Step by the facts of the sale: first its papers, then the applicant's turn, then the advisor's progress. */
function pasoDe(estado: EstadoProspecto, venta: HechosDeLaVenta): PasoSiguiente {
  if (venta.firma) return pasoSiguiente(estado, turnoDeFirma(venta.firma))
  const delPostulante = esperaAlPostulante(estado, venta)
  if (delPostulante) return delPostulante
  const suyo = siguientes[estado]
  const falta = loQueFalta(estado, venta)
  return falta !== null && suyo.actua === 'asesor' ? { ...suyo, paso: falta } : suyo
}

/**
 * Turn of a sale: the only source for its card, its header, its steps and the day. No side acts in a closed sale, nor
 * when its declaration became a contract in another sale, nor while contact would be prospecting to which its person
 * objected. Order: incidence, pair, open update, own facts, Estado.
 */
export function turnoDeLaVenta({
  estado,
  incidencia = null,
  espera = null,
  venta = null,
}: HechosDelTurno): TurnoDeVenta {
  if (venta && esProspeccionOpuesta({ estado, ...venta })) return noContactar
  if (siguientes[estado].actua === 'nadie') return siguientes[estado]
  if (venta?.otraConContrato) return otraTieneContrato
  if (incidencia) return { actua: 'asesor', ...incidencias[incidencia] }
  if (espera) return { actua: 'pareja', paso: pasosQueEsperan[espera] }
  if (!venta) return siguientes[estado]
  const paso = pasoDe(estado, venta)
  return venta.enActualizacion ? enActualizacion(paso, venta) : paso
}

/** Screen at which a sale continues. */
export interface DestinoDeVenta {
  /** Step, or a matter that precedes all steps. */
  readonly que: ClaveDePaso | 'irregularidad' | 'actualizacion'
  /** Screen, without query. */
  readonly ruta: string
  /** True when the advisor acts there; false: there is only something to read. */
  readonly sigue: boolean
}

/**
 * Screen at which a sale continues: its header, palette, card, Mi día and Gestionar all open it. `irregularidad`:
 * screen that corrects the first irregularity of the advisor, or null.
 */
export function destinoDeLaVenta({
  pasos,
  turno,
  irregularidad,
}: {
  readonly pasos: readonly Pick<Paso, 'clave' | 'situacion' | 'ruta'>[]
  readonly turno: Pick<TurnoDeVenta, 'actua' | 'paso'>
  readonly irregularidad: string | null
}): DestinoDeVenta {
  if (irregularidad !== null) return { que: 'irregularidad', ruta: irregularidad, sigue: true }
  if (turno.paso === pasoDeActualizacion) return { que: 'actualizacion', ruta: rutaDeActualizacion, sigue: true }
  const paso = pasoActual(pasos)
  return {
    que: paso?.clave ?? 'antecedentes',
    ruta: paso?.ruta ?? rutaDeAntecedentes,
    // a rejected authentication is solved by telephone
    sigue: turno.actua === 'asesor' && turno.paso !== incidencias.rechazo.paso,
  }
}

/** True when somebody other than the advisor has to act. */
export const esDeOtro = ({ actua }: Pick<TurnoDeVenta, 'actua'>): boolean => actua !== 'asesor' && actua !== 'nadie'

const detienen: readonly string[] = Object.values(incidencias).map(({ paso }) => paso)

/**
 * True for a turn with the term of its Estado and without incidence, so that the day may count the case by its Estado
 * alone. The turn may have other words, but must be of the advisor, or of others, as its Estado says.
 */
export function esDeSuEstado(turno: TurnoDeVenta, estado: EstadoProspecto): boolean {
  const suyo = siguientes[estado]
  if (turno === suyo) return true
  if (turno.actua === 'pareja' || turno.actua === 'nadie' || suyo.actua === 'nadie') return false
  if (detienen.includes(turno.paso)) return false
  return esDeOtro(turno) === esDeOtro(suyo) && turno.plazoDias === suyo.plazoDias
}
