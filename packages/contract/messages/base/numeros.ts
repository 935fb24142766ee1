import { message } from '../message.ts'

/** Of every amount and count, at its field and from the server alike (ours). `como`: how it is written, '1.500.000'. */
export const numeroMessages = {
  conDecimales: message('numero_con_decimales', 400, 'Escriba un número entero, sin decimales'),
  enorme: message('numero_enorme', 400, 'El número es demasiado grande'),
  muchosDecimales: (decimales: number, como: string) => `Escriba a lo más ${decimales} decimales, como ${como}`,
  ambiguo: (leido: string, como: string) => `«${leido}» se puede leer de más de una manera: escríbalo como ${como}`,
  ilegible: (leido: string, como: string) => `«${leido}» no se puede leer como número: escríbalo como ${como}`,
} as const
