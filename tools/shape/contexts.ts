/**
 * The contexts of the product, from the ground up, and whom each may import: in the core, the contract and the domain
 * alike. Nothing here names one that stands further down the list, so no import runs back up; what must be told to
 * those above is raised as an event (apps/server/src/core/event.ts).
 */
export const contexts = {
  base: [],
  acceso: ['base'],
  postulacion: ['base', 'acceso'],
  cotizacion: ['base', 'postulacion'],
  declaracion: ['base', 'postulacion', 'cotizacion'],
  mesa: ['base', 'postulacion', 'declaracion'],
  contrato: ['base', 'acceso', 'postulacion', 'cotizacion', 'declaracion', 'mesa'],
  agenda: ['base', 'acceso', 'postulacion', 'declaracion'],
  cartera: ['base', 'acceso', 'postulacion', 'cotizacion', 'declaracion', 'mesa', 'contrato'],
} as const satisfies Record<string, readonly string[]>

export type ContextName = keyof typeof contexts

export const contextNames = Object.keys(contexts) as ContextName[]
