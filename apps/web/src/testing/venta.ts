import { clavesDePaso } from '@alerce/domain/cartera/pasos'
import type { Autorizacion } from '../lib/sale/autorizacion.ts'
import type { Venta } from '../lib/sale/venta.ts'

/** A sale whose quote is under way. */
export const ventaDe = (part: Partial<Venta> = {}): Venta => ({
  prospectoId: 12,
  nombre: 'FELIPE CONTRERAS MUÑOZ',
  rut: '16482305-9',
  estado: 'Prospecto Ingresado',
  estadoEdicion: null,
  etapa: 'prospecto',
  tipoVenta: 'M',
  tipoPlan: 'N',
  folioDS: null,
  declaracionSaludId: null,
  etapaDS: null,
  resultadoDS: null,
  dsManual: false,
  documentosContractuales: false,
  porFinalizar: false,
  pasos: clavesDePaso.map((clave, index) => ({
    clave,
    titulo: clave,
    situacion: (['listo', 'listo', 'ahora'] as const)[index] ?? 'cerrado',
    detalle: '',
    ruta: `/${clave}`,
  })),
  ...part,
})

/** How the authorization of a prospect stands; 999: there is none. */
export const autorizacionDe = (PSA_ESTADO = 999, PSA_OBSERVACION_RESPUESTA = ''): Autorizacion => ({
  PSA_ESTADO,
  PSA_OBSERVACION_RESPUESTA,
})
