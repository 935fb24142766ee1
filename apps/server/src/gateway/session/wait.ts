import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'

const MINUTO = 60
const cuantos = (numero: number, unidad: string) => `${numero} ${unidad}${numero === 1 ? '' : 's'}`

/** A wait as a person says it: seconds under a minute, then minutes rounded up. */
export const waitInWords = (segundos: number): string =>
  segundos < MINUTO ? cuantos(segundos, 'segundo') : cuantos(Math.ceil(segundos / MINUTO), 'minuto')

/** What someone reads who tried too often. */
export const waitText = (segundos: number): string =>
  accesoMessages.espereParaIngresar.text.replace('{0}', waitInWords(segundos))
