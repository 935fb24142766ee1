import type { TipoDeAdjuntoDS } from '@alerce/domain/declaracion/adjuntos'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { respondeElPostulante } from '@alerce/domain/declaracion/invitacion/seguimiento'
import { porEvaluar } from '@alerce/domain/declaracion/veredicto/por-evaluar'
import { useQuery } from '@tanstack/react-query'
import type { Declaracion } from '../../../components/sale/with-declaracion.tsx'
import { callFile, type ReplyOf } from '../../../lib/api/call.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { useLastWrite, useRead, useWrite } from '../../../lib/use-call.ts'

/** How often an open screen asks while somebody decides, should no event have reached it. */
const NET_MS = 30_000

export type DatosDelResultado = ReplyOf<'obtenerResultadoDS'>['data']

export const useResultado = (identificador: number) => useRead('obtenerResultadoDS', { identificador })

/**
 * Code of the result, from the sale. It is read again on an event, so that an answer reaches the open screen. The
 * result itself is health data, and each reading is logged.
 */
export const useAviso = (prospectoId: number) =>
  useQuery({
    ...readOptions('obtenerVenta', { prospectoId }),
    refetchInterval: ({ state: { data } }) => data !== undefined && porEvaluar(data.resultadoDS) && NET_MS,
  }).data?.resultadoDS

export const useFinalizar = () => useWrite('finalizaevaluacionds')
/** The same as an act that ends its screen. */
export const useFinalizarYSalir = (leave: () => unknown) => useLastWrite('finalizaevaluacionds', leave)

/** File type and closing code of each revision (spec 2 §4, §9). */
export const revisiones = {
  3: { tipoAdjunto: 20, cierre: 3 },
  7: { tipoAdjunto: 30, cierre: 6 },
} as const satisfies Record<number, { tipoAdjunto: TipoDeAdjuntoDS; cierre: number }>
export type ResultadoEnRevision = keyof typeof revisiones

export const enRevision = (resultado: number): resultado is ResultadoEnRevision => resultado in revisiones

const esElectronica = ({ venta }: Declaracion) => contestaElPostulante({ tipoVenta: venta.tipoVenta ?? 'M' })

/** Id of the declaration with a letter to open; null: in an electronic sale only the applicant reads it. */
export const conCarta = (ds: Declaracion): number | null => (esElectronica(ds) ? null : ds.identificador)

export const readCarta = (identificador: number): Promise<Blob> => callFile('descargarCartaDS', { identificador })

/** True while a result waits for the applicant's own answer. */
export const esperaAlPostulante = (ds: Declaracion, resultado: number): resultado is 2 | 3 | 7 =>
  ds.etapa === 'resultado' && esElectronica(ds) && respondeElPostulante(resultado)
