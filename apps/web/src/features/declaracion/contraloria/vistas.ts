import type { VistaDeCola } from '@alerce/contract/shapes/declaracion/contraloria'

/** The views of the queue as they stand over it, and what a waiting case is called. */
export const vistas: Record<VistaDeCola, string> = {
  todas: 'Todas',
  medica: 'Médica',
  financiera: 'Financiera',
  reenvios: 'Reenvíos',
  mias: 'Míos',
  porConfirmar: 'Por confirmar',
}

export const ordenDeVistas = ['todas', 'medica', 'financiera', 'reenvios', 'mias', 'porConfirmar'] as const

/** Whether what an address names is a view of the queue. */
export const esVista = (nombre: string): nombre is VistaDeCola => Object.hasOwn(vistas, nombre)
