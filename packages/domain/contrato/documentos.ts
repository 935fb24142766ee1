/** Every paper of a sale, in the order in which they are read (core rules, Documents: papers issued). */
export const tiposDeDocumento = [
  ...(['declaracion-salud', 'plan-y-precio', 'notificacion-entidad'] as const),
  ...(['declaracion-jurada', 'circular-conyuge', 'mandato'] as const),
] as const

export type TipoDeDocumento = (typeof tiposDeDocumento)[number]
