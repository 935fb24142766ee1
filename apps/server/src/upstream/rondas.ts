import type { Rondas } from '../platform/jobs.ts'

/** Rounds that tidy what stays on this server. All others act on sales, which in connected mode are copies. */
const propias = [
  ...['cerrar-sin-uso', 'olvidar-accesos', 'olvidar-enlaces', 'olvidar-segundos-pasos', 'olvidar-vistas'],
  ...['olvidar-plantillas', 'olvidar-notificaciones', 'olvidar-respuestas', 'olvidar-por-deshacer'],
  ...['purgar-borradores', 'recordar-tareas', 'olvidar-anotaciones', 'repasar-tarjetas', 'traer-uf'],
]

export const rondasConectadas = (rondas: Rondas): Rondas =>
  Object.fromEntries(Object.entries(rondas).filter(([nombre]) => propias.includes(nombre)))
