import type { CasoDeMesa } from '../lib/mesa/casos.ts'

/** A case as the documents desk finds it. */
export const caso = (more: Partial<CasoDeMesa> = {}): CasoDeMesa => ({
  prospectoId: 12,
  declaracionSaludId: 34,
  folioDS: 5_000_000_140,
  nombre: 'ROSA IBACACHE MORA',
  rut: '14322097-9',
  estado: 'DS Aceptada',
  asesor: 'MATILDE OYARZÚN',
  ...more,
})
