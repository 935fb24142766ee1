import type { InstanteISO } from '../base/fechas/instante.ts'
import type { EtapaDS } from '../declaracion/etapas.ts'
import { reutilizableHasta } from '../declaracion/reuso/reutilizar.ts'
import type { EstadoProspecto } from '../postulacion/estado.ts'
import type { EtapaProspecto } from '../postulacion/etapas.ts'
import { claseDelDia } from './mi-dia/plazos.ts'
import { type EsperaEnPareja, esperaEnPareja, type HechosDePareja } from './pareja.ts'
import type { HechosDeLaVenta } from './pasos.ts'
import { incidenciaDe } from './siguiente.ts'
import { esDeSuEstado, type TurnoDeVenta, turnoDeLaVenta } from './turno/turno-de-la-venta.ts'

/** Facts from which the card of a prospect is computed, besides its own row. Instants ISO. */
export interface HechosDeTarjeta {
  readonly estado: EstadoProspecto
  /** Instant at which it came to its Estado. */
  readonly estadoDesde: InstanteISO
  /** Facts of the live DS: null without one. */
  readonly etapa: EtapaDS | null
  readonly resultado: number | null
  readonly acepta: boolean | null
  readonly enviada: InstanteISO | null
  readonly tipoVenta: 'M' | 'E' | null
  /** The DS is a copy of another declaration. */
  readonly esCopia: boolean
  /** Instant of its rejected authentication, or null. */
  readonly rechazadaDesde: InstanteISO | null
  /** An irregularity is open. */
  readonly irregular: boolean
  /** Instant since which an irregularity waits for the advisor's correction, or null. */
  readonly porCorregirDesde: InstanteISO | null
  /** Last annulment of an invitation for rejection, without a later DS; or null. */
  readonly anulada: InstanteISO | null
  /**
   * Instant of the last change of its issued papers: it came to its Estado, a signed paper came, or the desk returned
   * them.
   */
  readonly papelesDesde: InstanteISO
  readonly pareja: HechosDePareja | null
  readonly venta: HechosDeLaVenta | null
}

/** Stored part of a card: its step and the class by which the day groups it. Independent of the hour. */
export interface Tarjeta {
  readonly actua: TurnoDeVenta['actua']
  readonly paso: string
  /** Step of the advisor once the term of another side has passed; null: none. */
  readonly recordar: string | null
  /** null: no term. */
  readonly plazoDias: number | null
  /** Start of the turn. */
  readonly desde: InstanteISO
  /** Class by which the day groups it; null: no side acts. */
  readonly clase: string | null
  readonly espera: EsperaEnPareja | null
  readonly reutilizableHasta: InstanteISO | null
  readonly rechazada: boolean
  readonly irregular: boolean
  readonly porCorregir: boolean
  readonly anulada: InstanteISO | null
}

function hastaCuandoServiria({ estado, etapa, tipoVenta, venta, ...ds }: HechosDeTarjeta): InstanteISO | null {
  if (etapa === null || tipoVenta === null || venta === null) return null
  const { otraConContrato } = venta
  return reutilizableHasta({ ...ds, etapa, tipoVenta, otraConContrato, activo: estado !== 'Inactivo' })
}

/** Card of a prospect, from all its facts. */
export function tarjetaDe(hechos: HechosDeTarjeta): Tarjeta {
  const { estado, estadoDesde, porCorregirDesde, rechazadaDesde, papelesDesde, venta } = hechos
  const espera = esperaEnPareja(hechos.pareja)
  const incidencia = incidenciaDe({ irregularidad: porCorregirDesde !== null, rechazo: rechazadaDesde !== null })
  const turno = turnoDeLaVenta({ estado, incidencia, espera, venta })
  const detenida = incidencia === 'irregularidad' ? porCorregirDesde : rechazadaDesde
  const suya = turno.actua === 'pareja' || esDeSuEstado(turno, estado) ? estadoDesde : papelesDesde
  return {
    actua: turno.actua,
    paso: turno.paso,
    recordar: 'recordar' in turno ? turno.recordar : null,
    plazoDias: 'plazoDias' in turno ? turno.plazoDias : null,
    desde: (incidencia && turno.actua === 'asesor' && detenida) || suya,
    clase: claseDelDia(turno, estado),
    espera,
    reutilizableHasta: hastaCuandoServiria(hechos),
    rechazada: rechazadaDesde !== null,
    irregular: hechos.irregular,
    porCorregir: porCorregirDesde !== null,
    anulada: hechos.anulada,
  }
}

/** Facts for the card of a prospect that was just added. */
export interface HechosDeAlta {
  readonly estado: EstadoProspecto
  readonly estadoDesde: InstanteISO
  readonly activo: boolean
  readonly etapa: EtapaProspecto
  readonly tipoVenta: 'M' | 'E' | null
  readonly conAntecedentes: boolean
}

/** Card of a prospect that was just added: no declaration, group, pair or original. */
export const tarjetaDeAlta = ({ estado, estadoDesde, ...propios }: HechosDeAlta): Tarjeta =>
  tarjetaDe({
    estado,
    estadoDesde,
    papelesDesde: estadoDesde,
    pareja: null,
    etapa: null,
    resultado: null,
    acepta: null,
    enviada: null,
    tipoVenta: null,
    esCopia: false,
    rechazadaDesde: null,
    irregular: false,
    porCorregirDesde: null,
    anulada: null,
    venta: {
      ...propios,
      conGrupo: propios.etapa !== 'prospecto',
      enActualizacion: false,
      etapaDS: null,
      resultadoDS: null,
      dsFirmada: false,
      otraConContrato: false,
      oposiciones: [],
      firma: null,
    },
  })
