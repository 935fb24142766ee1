import { sinBlancos } from '@alerce/domain/base/texto/limpio'

/** Upper case during typing; spaces stay. */
export const upper = (typed: string): string => typed.toLocaleUpperCase('es-CL')

/** The name of an account: lower case, without blanks. */
export const account = (typed: string): string => sinBlancos(typed.toLocaleLowerCase('es-CL'))
