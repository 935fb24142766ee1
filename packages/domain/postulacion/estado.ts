import type { EtapaProspecto } from './etapas.ts'

/** Estados that a card can show; the filter of the list compares them exactly (spec 1 §4). */
export const estadosDelProspecto = [
  'Prospecto Ingresado',
  'Resumen Compensado Pendiente',
  'Cotización Finalizada',
  'Invitación Enviada',
  'Invitación Anulada',
  'DS en Proceso',
  'DS en Evaluación',
  'DS en Revisión',
  'DS Aceptada',
  'DS Aceptada con Restricciones',
  'DS Rechazada',
  'DS Anulada',
  'Renta Insuficiente',
  'Documentos Enviados',
  'Contrato Suscrito',
  'Inactivo',
] as const

export type EstadoProspecto = (typeof estadosDelProspecto)[number]

/** Estados of an ended sale: nothing more is signed in it. */
export const estadosDeVentaCerrada: readonly EstadoProspecto[] = [
  ...(['Contrato Suscrito', 'DS Rechazada', 'DS Anulada', 'Inactivo'] as const),
]

const porEtapa: Record<EtapaProspecto, EstadoProspecto> = {
  prospecto: 'Prospecto Ingresado',
  resumenCotizacionCompensado: 'Resumen Compensado Pendiente',
  cotizacionFinalizada: 'Cotización Finalizada',
  invitacionEnviada: 'Invitación Enviada',
  invitacionAnulada: 'Invitación Anulada',
  dsManualGenerada: 'DS en Proceso',
}

/** Estado on the card of a prospect without a live DS (core rules, Prospect). */
export const estadoSinDS = ({
  activo,
  etapa,
}: {
  readonly activo: boolean
  readonly etapa: EtapaProspecto
}): EstadoProspecto => (activo ? porEtapa[etapa] : 'Inactivo')
