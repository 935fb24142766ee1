import type { EtapaDS } from '../../declaracion/etapas.ts'
import { contestaElPostulante, laTieneElPostulante } from '../../declaracion/invitacion/quien-contesta.ts'
import { respondeElPostulante } from '../../declaracion/invitacion/seguimiento.ts'
import type { EstadoProspecto } from '../../postulacion/estado.ts'
import type { EsperaEnPareja } from '../pareja.ts'
import { type ClaveDePaso, type HechosDeLaVenta, type Paso, pasoActual, rutaDeAntecedentes } from '../pasos.ts'
import {
  type Incidencia,
  incidencias,
  otraTieneContrato,
  type PasoSiguiente,
  pasosQueEsperan,
  siguientes,
} from '../siguiente.ts'
import { loQueFalta } from './falta.ts'
import { pasoSiguiente, plazoDelAsesor, turnoDeFirma } from './turno-de-firma.ts'

/** Whose turn it is: as a step tells it, or one of a pair that waits for the other, for whom no term of its own runs. */
export type TurnoDeVenta = PasoSiguiente | { readonly actua: 'pareja'; readonly paso: string }

/** Whose turn it may be in a sale. */
export const quienesActuan = [
  'asesor',
  'postulante',
  'contraloria',
  'mesa',
  'pareja',
  'nadie',
] as const satisfies readonly TurnoDeVenta['actua'][]

/** What tells whose turn it is in a sale. */
export interface HechosDelTurno {
  readonly estado: EstadoProspecto
  /** What stops it and is the advisor's to put right, or null. */
  readonly incidencia?: Incidencia | null
  /** What it waits for in its pair, or null. */
  readonly espera?: EsperaEnPareja | null
  /** Where it stands, with its type, its DS and its papers; null: its Estado is all that is known. */
  readonly venta?: HechosDeLaVenta | null
}

/** What goes before all that is the advisor's while an update is open: the sale goes no further. */
export const pasoDeActualizacion = 'Confirmar o descartar la actualización'
/** Where that is done. */
const rutaDeActualizacion = '/postulant-datanew'

/** With an open update: what is the advisor's anyway in its own term, papers that nobody may sign meanwhile in theirs. */
function enActualizacion(paso: PasoSiguiente, { firma }: HechosDeLaVenta): PasoSiguiente {
  if (paso.actua === 'asesor') return { ...paso, paso: pasoDeActualizacion }
  if (firma?.etapa !== 'resumenCotizacion') return paso
  return { actua: 'asesor', paso: pasoDeActualizacion, plazoDias: plazoDelAsesor }
}

/**
 * The Estados whose step is the advisor's in a manual sale and the applicant's in an electronic one, which nobody takes
 * for them; each with the term of its Estado, whoever acts. Regla propia: the terms are ours.
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

/** Their income step came to nothing, and their page says that the advisor was told. */
const detenidas: readonly EtapaDS[] = ['noExisteEmpleadoresNoAsistido', 'contactarEjecutivo']

function leToca({ tipoVenta, etapaDS: etapa, resultadoDS }: HechosDeLaVenta): boolean {
  if (etapa === null || detenidas.includes(etapa)) return false
  if (etapa === 'resultado') return contestaElPostulante({ tipoVenta }) && respondeElPostulante(resultadoDS)
  return laTieneElPostulante({ tipoVenta, etapa })
}

/** What an electronic sale waits for its applicant to do with their DS; null: nothing, or it is another's turn. */
function esperaAlPostulante(estado: EstadoProspecto, venta: HechosDeLaVenta): PasoSiguiente | null {
  if (!esDelPostulante(estado) || !leToca(venta)) return null
  const { plazoDias } = siguientes[estado]
  const firma = venta.etapaDS === 'resumenDeclaracion' || venta.etapaDS === 'firma'
  return { actua: 'postulante', ...(firma ? laFirma : esperas[estado]), plazoDias }
}

/** What its own facts tell: its papers first, then what only its applicant may do, then how far its advisor is. */
function pasoDe(estado: EstadoProspecto, venta: HechosDeLaVenta): PasoSiguiente {
  if (venta.firma) return pasoSiguiente(estado, turnoDeFirma(venta.firma))
  const delPostulante = esperaAlPostulante(estado, venta)
  if (delPostulante) return delPostulante
  const suyo = siguientes[estado]
  const falta = loQueFalta(estado, venta)
  return falta !== null && suyo.actua === 'asesor' ? { ...suyo, paso: falta } : suyo
}

/**
 * Whose turn it is in a sale, and with what: the one answer of its card, its header, its steps and the day. What
 * is closed is nobody's, and so is one whose declaration came to a contract elsewhere. An incidence goes before the other
 * of a pair, that before an open update, that before its own facts, and they before its Estado.
 */
export function turnoDeLaVenta({
  estado,
  incidencia = null,
  espera = null,
  venta = null,
}: HechosDelTurno): TurnoDeVenta {
  if (siguientes[estado].actua === 'nadie') return siguientes[estado]
  if (venta?.otraConContrato) return otraTieneContrato
  if (incidencia) return { actua: 'asesor', ...incidencias[incidencia] }
  if (espera) return { actua: 'pareja', paso: pasosQueEsperan[espera] }
  if (!venta) return siguientes[estado]
  const paso = pasoDe(estado, venta)
  return venta.enActualizacion ? enActualizacion(paso, venta) : paso
}

/** Where a sale is gone on with. */
export interface DestinoDeVenta {
  /** The step, or what goes before all steps. */
  readonly que: ClaveDePaso | 'irregularidad' | 'actualizacion'
  /** Its screen, without query. */
  readonly ruta: string
  /** The advisor's turn is taken there; false: there is something to look at. */
  readonly sigue: boolean
}

/**
 * Where a sale is gone on with: its header, palette, card, Mi día and Gestionar all lead there. `irregularidad`: the
 * screen where the first that waits for the advisor is corrected, or null.
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
    // a rejected authentication is put right by telephone
    sigue: turno.actua === 'asesor' && turno.paso !== incidencias.rechazo.paso,
  }
}

/** True where somebody else than the advisor has to act. */
export const esDeOtro = ({ actua }: Pick<TurnoDeVenta, 'actua'>): boolean => actua !== 'asesor' && actua !== 'nadie'

const detienen: readonly string[] = Object.values(incidencias).map(({ paso }) => paso)

/**
 * True for a turn of a sale that nothing stops whose term is that of its Estado, in whatever words, so that the day may
 * count the case by that alone: it is the advisor's, or another's, where its Estado says so.
 */
export function esDeSuEstado(turno: TurnoDeVenta, estado: EstadoProspecto): boolean {
  const suyo = siguientes[estado]
  if (turno === suyo) return true
  if (turno.actua === 'pareja' || turno.actua === 'nadie' || suyo.actua === 'nadie') return false
  if (detienen.includes(turno.paso)) return false
  return esDeOtro(turno) === esDeOtro(suyo) && turno.plazoDias === suyo.plazoDias
}
