const CONYUGE = 1

/** True for a person who requires the circular: a spouse (`relacion` 1), not a civil partner (spec 2 §5). */
export const pideCircular = ({ tipo, relacion }: { readonly tipo: 0 | 1 | 2; readonly relacion: number }): boolean =>
  tipo !== 0 && relacion === CONYUGE
