import { columnasDeLista, ordenesDeCartera } from '@alerce/domain/cartera/vista'
import { mesesDeCartera } from '@alerce/domain/limites'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import type { FiltrosDeVista } from '../../../../lib/vistas.ts'

const planes = { 1: null, 2: 'Individual', 3: 'Compensado' } as const

function dias({ dias, desde, hasta }: FiltrosDeVista): string {
  if (desde && hasta) return `${desde} a ${hasta}`
  if (dias === null) return mesesDeCartera === 1 ? 'último mes' : `últimos ${mesesDeCartera} meses`
  return dias === 0 ? 'solo hoy' : `últimos ${dias} días`
}

/** Filters of a view in words, those that narrow nothing left out. */
export function resumenDe(guardada: FiltrosDeVista): string {
  const { estado, tipoProspecto, etiqueta, tipoPlan, orden, columnas } = guardada
  const tipo = tiposProspecto.find(({ codigo }) => codigo === tipoProspecto)?.descripcion
  const partes = [
    estado,
    tipo,
    etiqueta && `etiqueta «${etiqueta}»`,
    planes[tipoPlan],
    dias(guardada),
    ordenesDeCartera[orden],
    columnas && `tabla: ${columnas.map((columna) => columnasDeLista[columna]).join(', ')}`,
  ]
  return partes.filter(Boolean).join(' · ')
}
