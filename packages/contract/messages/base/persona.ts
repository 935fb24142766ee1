import { message } from '../message.ts'

/** How the text of a person is written. Ours. */
export const personaMessages = {
  largo: message('texto_muy_largo', 400, 'El texto es demasiado largo'),
  nombreConSignos: message('nombre_con_signos', 400, 'Use solo letras, espacios, apóstrofo, guion y punto'),
} as const
