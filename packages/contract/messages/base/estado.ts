import { message } from '../message.ts'

/** Groups of the state of an installation, in the order of the screen, with their titles. */
export const gruposDelEstado = {
  servidor: 'Servidor',
  base: 'Base de datos',
  trabajos: 'Trabajos',
  correo: 'Correo',
  avisos: 'Avisos',
  tablas: 'Tablas y UF',
  archivos: 'Archivos',
  registro: 'Registro',
} as const

/** State of a fact, with its word on screen. */
export const estadosDeUnHecho = { bien: 'Bien', atender: 'Pide atención', incierto: 'No se sabe' } as const

export const estadoMessages = {
  readFailed: message('estado_no_leido', 503, 'No se ha podido leer el estado. Intente nuevamente.'),
} as const
