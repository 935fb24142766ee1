import type { ReplyOf } from '../lib/api/call.ts'

type Ficha = ReplyOf<'obtenerProspectos'>[number]
type Encontrado = ReplyOf<'buscarProspectos'>[number]

/** A card of the portfolio: a prospect just registered. */
export const oscar: Ficha = {
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
  esperaEnPareja: null,
  turno: { actua: 'asesor', paso: 'Completar sus antecedentes' },
  dsEsReutilizable: false,
  autenticacionRechazada: false,
  irregularidadesPendientes: false,
  irregularidadesPorCorregir: false,
  anulacionReversibleHasta: null,
  proximaCita: null,
  asesor: null,
  cubierto: null,
  recibido: null,
  correoRebota: false,
  etiquetas: [],
}

/** The same for a person named by a number. */
export const fichaDe = (prospectoId: number, changes: Partial<Ficha> = {}): Ficha => ({
  ...oscar,
  prospectoId,
  nombre: `PROSPECTO ${prospectoId}`,
  ...changes,
})

/** Result of the portfolio search, found by its name. */
export const encontradoDe = (changes: Partial<Encontrado> = {}): Encontrado => ({
  prospectoId: oscar.prospectoId,
  nombre: oscar.nombre,
  rut: null,
  numeroPasaporte: null,
  estado: oscar.estado,
  folioDS: null,
  coincidencia: 'nombre',
  declaracionSaludId: null,
  ...changes,
})

/** One of several of a name, with a sale under way. */
export const rosaDe = (prospectoId: number, changes: Partial<Encontrado> = {}): Encontrado =>
  encontradoDe({
    prospectoId,
    nombre: `ROSA MORA ${prospectoId}`,
    rut: '16482305-9',
    estado: 'DS Aceptada',
    ...changes,
  })
