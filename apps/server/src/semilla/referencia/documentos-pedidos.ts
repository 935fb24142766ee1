import { CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'

const cedula = { tipo: 'CEDULA', nombre: 'Cédula de identidad', obligatorio: true }

/** What is asked of each type of worker (core rules, Prospect), in the order of asking. */
export const documentosPedidos = [
  {
    id: 1,
    tipo_trabajador: 'D' as const,
    tipo: CERTIF_COTIZ,
    nombre: 'Certificado de cotizaciones',
    obligatorio: true,
  },
  { id: 2, tipo_trabajador: 'D' as const, ...cedula },
  { id: 3, tipo_trabajador: 'D' as const, tipo: 'OTRO', nombre: 'Otro documento', obligatorio: false },
  {
    id: 4,
    tipo_trabajador: 'P' as const,
    tipo: 'LIQUIDACION_PENSION',
    nombre: 'Liquidación de pensión',
    obligatorio: true,
  },
  { id: 5, tipo_trabajador: 'P' as const, ...cedula },
  { id: 6, tipo_trabajador: 'I' as const, ...cedula },
  { id: 7, tipo_trabajador: 'V' as const, ...cedula },
]
