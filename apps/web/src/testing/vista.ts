import type { ReplyOf } from '../lib/api/call.ts'

type VistaDeCartera = ReplyOf<'obtenerVistas'>['vistas'][number]

/** A view of the list, of its reader unless told. */
export const vistaDe = (vistaId: number, cambio: Partial<VistaDeCartera> = {}): VistaDeCartera => ({
  vistaId,
  nombre: `Vista ${vistaId}`,
  compartida: false,
  de: null,
  edita: true,
  estado: null,
  tipoProspecto: null,
  etiqueta: null,
  tipoPlan: 1,
  orden: 'recientes',
  columnas: null,
  dias: null,
  desde: null,
  hasta: null,
  version: 3,
  ...cambio,
})
