/**
 * Tables whose rows stay without the person, because figures count them or a paper of somebody else names them. Others
 * with rows of a sale lose them.
 */
export const anonimizadas = ['prospecto', 'declaracion', 'evaluacion', 'cita', 'importacion_fila'] as const

export const esAnonimizada = (tabla: string): tabla is (typeof anonimizadas)[number] =>
  (anonimizadas as readonly string[]).includes(tabla)

/** Tables of a sale that stay as they are, with the reason. */
export const conservadas: Readonly<Record<string, string>> = {
  bitacora_acceso: 'registro de quién vio datos de salud: no nombra a la persona y prueba que se cuidaron',
  carga_vigente: 'padrón del asegurador: prueba una cobertura',
}

/** Tables that follow the others: the server rebuilds them from the rows that remain. */
export const derivadas: readonly string[] = ['etiqueta_prospecto', 'tarjeta', 'tarjeta_por_rehacer']

/** Reasons to keep the rows of a person as anything but the holder of a sale, by part of the list of tables. */
export const motivos = {
  contrato: 'contrato firmado o suscrito: se conserva por los plazos de la ley y para defenderse de un reclamo',
  beneficiario: 'está en la venta de otra persona: la quita el asesor de esa venta, y lo de salud vence con su plazo',
  padrones: 'padrón del asegurador: prueba una cobertura',
  paga: 'paga por otra persona, en una venta de ella',
  usuario: 'trabaja con el sistema: sus accesos son registro de seguridad',
} as const
