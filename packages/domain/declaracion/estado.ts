import { type EstadoProspecto, estadoSinDS } from '../postulacion/estado.ts'
import type { EtapaProspecto } from '../postulacion/etapas.ts'
import type { EtapaDS } from './etapas.ts'
import { vencioEnviada } from './retencion.ts'

export interface HechosDelEstado {
  readonly activo: boolean
  readonly etapa: EtapaProspecto
  /** Live DS of the prospect, or null. */
  readonly ds: { readonly etapa: EtapaDS; readonly resultado: number | null; readonly acepta: boolean | null } | null
}

const porEtapaDS: Partial<Record<EtapaDS, EstadoProspecto>> = {
  terminado: 'Contrato Suscrito',
  resumenCotizacion: 'Documentos Enviados',
  firmaDocumentos: 'Documentos Enviados',
  firmaIsapre: 'Documentos Enviados',
  firmaIsapreRevision: 'Documentos Enviados',
  dsFinalizada: 'DS Aceptada',
  documentosContractuales: 'DS Aceptada',
  rechazado: 'DS Rechazada',
  rechazadoRestricciones: 'DS Rechazada',
  rechazadoAreaComercial: 'DS Anulada',
  invitacionAnulada: 'Invitación Anulada',
  invitacionEnviada: 'Invitación Enviada',
}

const porResultado: readonly EstadoProspecto[] = [
  'DS en Evaluación',
  'DS Aceptada',
  'DS Aceptada con Restricciones',
  'DS en Revisión',
  'DS Rechazada',
  'DS Anulada',
  'DS en Evaluación',
  'DS en Revisión',
  'Renta Insuficiente',
]

function deLaDS({ etapa, resultado, acepta }: NonNullable<HechosDelEstado['ds']>): EstadoProspecto {
  const fixed = porEtapaDS[etapa]
  if (fixed) return fixed
  if (vencioEnviada({ etapa, resultado })) return 'DS Anulada'
  if (etapa === 'noVigente') return resultado === 8 ? 'Renta Insuficiente' : 'Invitación Anulada'
  if (etapa !== 'resultado' || resultado === null) return 'DS en Proceso'
  if (resultado === 2 && acepta) return 'DS Aceptada'
  return porResultado[resultado] ?? 'DS en Proceso'
}

/** Estado on the card: first match of core rules, Prospect. */
export function estadoDelProspecto({ activo, etapa, ds }: HechosDelEstado): EstadoProspecto {
  return activo && ds ? deLaDS(ds) : estadoSinDS({ activo, etapa })
}
