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

/** All that the card of a prospect follows from, beside its own row. Instants ISO. */
export interface HechosDeTarjeta {
  readonly estado: EstadoProspecto
  /** Since when it stands there. */
  readonly estadoDesde: InstanteISO
  /** Of the live DS: null without one. */
  readonly etapa: EtapaDS | null
  readonly resultado: number | null
  readonly acepta: boolean | null
  readonly enviada: InstanteISO | null
  readonly tipoVenta: 'M' | 'E' | null
  /** It repeats what another declaration says. */
  readonly esCopia: boolean
  /** Since when its authentication is rejected, or null. */
  readonly rechazadaDesde: InstanteISO | null
  /** An irregularity is open. */
  readonly irregular: boolean
  /** Since when one waits for the advisor to correct it, or null. */
  readonly porCorregirDesde: InstanteISO | null
  /** When an invitation of it was annulled last for its rejection, and no DS came after; or null. */
  readonly anulada: InstanteISO | null
  /** Since when its issued papers stand as they do: it came to its Estado, one came signed, or the desk handed them back. */
  readonly papelesDesde: InstanteISO
  readonly pareja: HechosDePareja | null
  readonly venta: HechosDeLaVenta | null
}

/** What a card shows of its sale, and what the day counts it by: kept, and true whatever the hour. */
export interface Tarjeta {
  readonly actua: TurnoDeVenta['actua']
  readonly paso: string
  /** What the advisor does once another has let the term pass; null: nothing else. */
  readonly recordar: string | null
  /** null: no term runs. */
  readonly plazoDias: number | null
  /** Since when it is that turn. */
  readonly desde: InstanteISO
  /** By which the day puts it into a group; null: it is nobody's turn. */
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

/** The card of a prospect, by all that it follows from. */
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

/** What the card of a prospect follows from as long as nothing was added to it. */
export interface HechosDeAlta {
  readonly estado: EstadoProspecto
  readonly estadoDesde: InstanteISO
  readonly activo: boolean
  readonly etapa: EtapaProspecto
  readonly tipoVenta: 'M' | 'E' | null
  readonly conAntecedentes: boolean
}

/** The card of a prospect that was just added, alone: no declaration, group, pair or original. */
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
      firma: null,
    },
  })
