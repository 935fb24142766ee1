import type { Beneficio } from './read-model-beneficios.ts'

/** A benefit as the wire has it (spec 2 §3). */
export function presentarBeneficio({ codigo, nombre, precioUF, grupo, gratuito }: Beneficio) {
  return { codigo, beneficio: nombre, precioUF, grupo, esGratuito: gratuito }
}
