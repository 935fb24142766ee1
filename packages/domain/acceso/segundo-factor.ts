/** Life of the step between the password and its session, minutes. */
export const minutosDelSegundoPaso = 10
/** Wrong answers after which the password must be typed again. */
export const fallosDelSegundoPaso = 5
export const cuantosCodigosDeRecuperacion = 10
export const llavesComoMaximo = 10

/** Whether one of these roles must have a second factor. */
export const debeTenerSegundoFactor = (roles: readonly string[], perfiles: readonly string[]): boolean =>
  roles.some((role) => perfiles.includes(role))

/** Letters and digits of a recovery code: none is taken for another. */
const ALFABETO = '23456789abcdefghjkmnpqrstuvwxyz'
const LARGO = 10

/**
 * Recovery code with the number of its place, 0 to 9, which tells the digest to compare. `azar`: a random whole number
 * below its argument.
 */
export const codigoDeRecuperacion = (numero: number, azar: (menorQue: number) => number): string =>
  `${numero}${Array.from({ length: LARGO }, () => ALFABETO[azar(ALFABETO.length)]).join('')}`

/** The same code as a person reads it: 3-k7m2p-9xq4r. */
export const codigoLegible = (codigo: string): string =>
  [codigo.slice(0, 1), codigo.slice(1, 6), codigo.slice(6)].join('-')
