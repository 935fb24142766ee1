import { clavesDePaso } from '@alerce/domain/cartera/pasos'
import type { ReplyOf } from '../lib/api/call.ts'
import type { Autorizacion } from '../lib/sale/autorizacion.ts'
import type { Venta } from '../lib/sale/venta.ts'

type Entrada = ReplyOf<'obtenerBitacoraProspecto'>[number]
type Paso = Venta['pasos'][number]

/** One step of a sale, named by its key. */
export const pasoDe = (clave: Paso['clave'], situacion: Paso['situacion'], ruta = `/${clave}`, detalle = ''): Paso => ({
  clave,
  titulo: clave,
  situacion,
  detalle,
  motivo: null,
  ruta,
})

/** Irregularidad found by the desk, not handed back by the advisor. */
export const irregularidadDeVenta = (changes: Partial<Venta['irregularidades'][number]> = {}) => ({
  irregularidadId: 7,
  descripcion: 'Renta',
  detalle: 'La renta no coincide',
  ruta: '/postulant-datanew',
  motivo: '',
  nota: '',
  corregida: null,
  evidencias: [],
  ...changes,
})

/** Sale with a quote in progress. */
export const ventaDe = (part: Partial<Venta> = {}): Venta => ({
  prospectoId: 12,
  nombre: 'FELIPE CONTRERAS MUÑOZ',
  rut: '16482305-9',
  numeroPasaporte: null,
  estado: 'Prospecto Ingresado',
  estadoEdicion: null,
  etapa: 'prospecto',
  tipoVenta: 'M',
  tipoPlan: 'N',
  folioDS: null,
  declaracionSaludId: null,
  etapaDS: null,
  resultadoDS: null,
  dsFirmada: false,
  dsManual: false,
  esperaEnPareja: null,
  turno: { actua: 'asesor', paso: 'Elegir su plan' },
  documentosContractuales: false,
  porFinalizar: false,
  reutiliza: null,
  copia: null,
  irregularidades: [],
  pasos: clavesDePaso.map((clave, index) => pasoDe(clave, (['listo', 'listo', 'ahora'] as const)[index] ?? 'cerrado')),
  ...part,
})

/** State of a prospect's authorization; 999: there is none. */
export const autorizacionDe = (PSA_ESTADO = 999, PSA_OBSERVACION_RESPUESTA = ''): Autorizacion => ({
  PSA_ESTADO,
  PSA_OBSERVACION_RESPUESTA,
})

/** A line of the Bitácora. */
export const entradaDe = (changes: Partial<Entrada> = {}): Entrada => ({
  bitacoraId: 15,
  entradaId: 1,
  clase: 'prospecto',
  fecha: '07-10-2026 10:12:00',
  estado: 'Prospecto registrado',
  por: 'MATILDE OYARZÚN',
  aPedidoDe: null,
  ...changes,
})

/** Annotations of a person who can be called and written to; none yet. */
export const seguimientoDe = (part: Partial<ReplyOf<'obtenerAnotaciones'>> = {}): ReplyOf<'obtenerAnotaciones'> => ({
  anotaciones: [],
  dudas: [],
  tareas: [],
  telefono: '987654321',
  correo: 'felipe@example.cl',
  seOpuso: false,
  ...part,
})

/** Reply of Gestionar for a card that nothing blocks: the applicant's data. */
export const gestionLibre: ReplyOf<'resolverGestion'> = {
  detiene: null,
  ruta: '/postulant-data',
  identificador: null,
  antes: null,
  sigue: { ruta: '/postulant-data', identificador: null },
}
