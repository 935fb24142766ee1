import { type Alcance, alcances } from '@alerce/contract/operation'

/** Scopes once each, in the order in which they are always told. */
export const sinRepetir = (pedidos: readonly Alcance[]): Alcance[] =>
  alcances.filter((alcance) => pedidos.includes(alcance))
