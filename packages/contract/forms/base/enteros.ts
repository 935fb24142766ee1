import { numeroMessages } from '../../messages/base/numeros.ts'

/** What is wrong with a number that counts whole things (pesos, minutes): its fraction, or null; null while none is typed. */
export const reglaEntero = (value: number | null): string | null =>
  value === null || Number.isInteger(value) ? null : numeroMessages.conDecimales.text
