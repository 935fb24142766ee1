import { type EstadoProspecto, estadosDelProspecto } from '../postulacion/estado.ts'

const pendiente: Record<EstadoProspecto, boolean> = {
  'Prospecto Ingresado': false,
  'Resumen Compensado Pendiente': false,
  'Cotización Finalizada': true,
  'Invitación Enviada': true,
  // the advisor changes its sale type
  'Invitación Anulada': true,
  'DS en Proceso': true,
  'DS en Evaluación': true,
  'DS en Revisión': true,
  'DS Aceptada': true,
  'DS Aceptada con Restricciones': true,
  'DS Rechazada': false,
  'DS Anulada': false,
  // the advisor chooses another plan
  'Renta Insuficiente': true,
  'Documentos Enviados': true,
  'Contrato Suscrito': false,
  Inactivo: false,
}

/**
 * Estados of the pending list: the plan is confirmed, the contract is not finished, and the sale is neither rejected
 * nor cancelled (core rules, Update variant).
 */
export const estadosPendientes: readonly EstadoProspecto[] = estadosDelProspecto.filter((estado) => pendiente[estado])

/** Columns by which the pending list can be ordered (ours). */
export const ordenesDePendientes = ['fecha', 'folio', 'nombre', 'apellidos', 'estado', 'correo', 'telefono'] as const

export type OrdenDePendientes = (typeof ordenesDePendientes)[number]
