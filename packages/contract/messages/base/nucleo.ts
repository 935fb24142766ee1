import { message } from '../message.ts'

/** Failures of a remote core, and what it does not offer. */
export const nucleoMessages = {
  noResponde: message(
    'nucleo_no_responde',
    503,
    'El sistema de la isapre no responde. Intente nuevamente en un momento.',
  ),
  incierto: message(
    'nucleo_incierto',
    503,
    'El sistema de la isapre no confirmó si lo hizo. Revise antes de repetirlo.',
  ),
  incomprensible: message(
    'nucleo_incomprensible',
    503,
    'El sistema de la isapre contestó algo que no se entiende. Avise al administrador.',
  ),
  ocupado: message(
    'nucleo_ocupado',
    503,
    'El sistema de la isapre tiene muchas peticiones en espera. Intente nuevamente en un momento.',
  ),
  programas: message('nucleo_programas', 501, 'Los programas llaman directamente al sistema de la isapre.'),
  soloAsesores: message('nucleo_solo_asesores', 403, 'Las ventas las ven los asesores del sistema de la isapre.'),
  suClave: message('nucleo_su_clave', 501, 'Su contraseña es la del sistema de la isapre.'),
  sinPantalla: message('nucleo_sin_pantalla', 501, 'El sistema de la isapre no ofrece esta pantalla.'),
  noOfrece: message('nucleo_no_ofrece', 501, 'El sistema de la isapre no ofrece esta acción.'),
} as const
