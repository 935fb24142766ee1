const CONYUGE = 1

/** Whose being in a declaration asks for the circular: a spouse (`relacion` 1), not a civil partner (spec 2 §5). */
export const pideCircular = ({ tipo, relacion }: { readonly tipo: 0 | 1 | 2; readonly relacion: number }): boolean =>
  tipo !== 0 && relacion === CONYUGE
