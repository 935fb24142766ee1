import type { ReplyOf } from '../lib/api/call.ts'

/** A card of the portfolio: a prospect just registered. */
export const oscar: ReplyOf<'obtenerProspectos'>[number] = {
  prospectoId: 12,
  nombre: 'ÓSCAR PEÑA LAZO',
  nombres: 'ÓSCAR',
  apellidoPaterno: 'PEÑA',
  apellidoMaterno: 'LAZO',
  estado: 'Prospecto Ingresado',
  folioDS: null,
  correo: 'oscar@example.cl',
  telefono: '912345678',
  fechaRegistro: '21-11-2026',
  tipoProspecto: 'REF',
  esCompensado: false,
  otorgaCompensado: false,
  dsEsReutilizable: false,
  autenticacionRechazada: false,
  irregularidadesPendientes: false,
  anulacionReversibleHasta: null,
}
