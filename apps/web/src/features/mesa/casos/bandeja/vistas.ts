import { type ClaseDePendiente, totalDePendientes } from '@alerce/domain/mesa/pendientes'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { registrosDeDevoluciones } from '../devoluciones/registros.tsx'
import { registrosDeFirmas } from '../firmas/registros.tsx'
import { registrosDeFun } from '../fun/registros.tsx'
import { registrosDeIrregularidades } from '../irregularidades/registros.tsx'
import { registrosDeMandatos } from '../mandatos/registros.tsx'
import { registrosDePagos } from '../pagos/registros.tsx'
import { registrosDeRechazos } from '../rechazos/registros.tsx'
import type { ListaDeRegistro } from '../registro/registro.tsx'
import type { ActoAbierto } from './use-actos.ts'

export type Pendientes = ReplyOf<'obtenerPendientesMesa'>
export type Pendiente = Pendientes['filas'][number]
export type Vista = 'todos' | ClaseDePendiente

/** Names of a kind of matter, its lists of closed matters, and its button for a new one. */
interface ClaseDeMesa {
  /** All of them, on a tab. */
  readonly nombre: string
  /** Word for a single one. */
  readonly asunto: string
  readonly registros: Readonly<Record<string, ListaDeRegistro>>
  readonly nuevo?: { readonly palabra: string; readonly abre: ActoAbierto }
}

export const clases: Readonly<Record<ClaseDePendiente, ClaseDeMesa>> = {
  firma: { nombre: 'Firmados', asunto: 'Documentos firmados', registros: registrosDeFirmas },
  pago: { nombre: 'Primeros pagos', asunto: 'Primer pago', registros: registrosDePagos },
  irregularidad: {
    nombre: 'Irregularidades',
    asunto: 'Irregularidad',
    registros: registrosDeIrregularidades,
    nuevo: { palabra: 'Abrir irregularidad', abre: { irregularidad: null } },
  },
  fun: {
    nombre: 'FUN de baja',
    asunto: 'FUN de baja',
    registros: registrosDeFun,
    nuevo: { palabra: 'Registrar FUN', abre: { fun: null } },
  },
  mandato: {
    nombre: 'Mandatos',
    asunto: 'Mandato',
    registros: registrosDeMandatos,
    nuevo: { palabra: 'Registrar mandato', abre: { mandato: null } },
  },
  rechazo: {
    nombre: 'Rechazos',
    asunto: 'Rechazo',
    registros: registrosDeRechazos,
    nuevo: { palabra: 'Registrar rechazo', abre: { rechazo: null } },
  },
  devolucion: { nombre: 'Devoluciones', asunto: 'Devolver documentos', registros: registrosDeDevoluciones },
}

/** The name of a view. */
export const nombreDe = (vista: Vista): string => (vista === 'todos' ? 'Todo' : clases[vista].nombre)

/** How many wait in a view. */
export function cuantos({ totales }: Pendientes, vista: Vista): number {
  return vista === 'todos' ? totalDePendientes(totales) : totales[vista]
}

/** Key of a row while it is pending. */
export const claveDe = ({ clase, registroId, prospectoId, rut, recibido }: Pendiente): string =>
  `${clase} ${registroId ?? (clase === 'fun' ? `${rut} ${recibido}` : prospectoId)}`
