import type { VistaDeCola } from '@alerce/contract/shapes/declaracion/contraloria'

/** Names of the queue's views, also used for the kind of a waiting case. */
export const vistas: Record<VistaDeCola, string> = {
  todas: 'Todas',
  medica: 'Médica',
  financiera: 'Financiera',
  reenvios: 'Reenvíos',
  mias: 'Míos',
  porConfirmar: 'Por confirmar',
}

export const ordenDeVistas = ['todas', 'medica', 'financiera', 'reenvios', 'mias', 'porConfirmar'] as const

/** True when the name in the URL is a view of the queue. */
export const esVista = (nombre: string): nombre is VistaDeCola => Object.hasOwn(vistas, nombre)
