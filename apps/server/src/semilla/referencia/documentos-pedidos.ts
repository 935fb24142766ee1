import { CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'

const cedula = { tipo: 'CEDULA', nombre: 'Cédula de identidad', obligatorio: true }

/** What is asked of each type of worker (core rules, Prospect), in the order of asking. */
export const documentosPedidos = [
  {
    id: 1,
    tipoTrabajador: 'D' as const,
    tipo: CERTIF_COTIZ,
    nombre: 'Certificado de cotizaciones',
    obligatorio: true,
  },
  { id: 2, tipoTrabajador: 'D' as const, ...cedula },
  { id: 3, tipoTrabajador: 'D' as const, tipo: 'OTRO', nombre: 'Otro documento', obligatorio: false },
  {
    id: 4,
    tipoTrabajador: 'P' as const,
    tipo: 'LIQUIDACION_PENSION',
    nombre: 'Liquidación de pensión',
    obligatorio: true,
  },
  { id: 5, tipoTrabajador: 'P' as const, ...cedula },
  { id: 6, tipoTrabajador: 'I' as const, ...cedula },
  { id: 7, tipoTrabajador: 'V' as const, ...cedula },
]
