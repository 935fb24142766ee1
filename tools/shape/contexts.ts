/**
 * Contexts of the product, from the lowest up, with the contexts each may import: the same in core, contract and
 * domain. A context lists only earlier ones, so no import goes upwards; higher contexts receive events
 * (apps/server/src/core/event.ts).
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
  personas: ['base', 'acceso', 'postulacion', 'declaracion', 'contrato', 'cartera'],
} as const satisfies Record<string, readonly string[]>

export type ContextName = keyof typeof contexts

export const contextNames = Object.keys(contexts) as ContextName[]
