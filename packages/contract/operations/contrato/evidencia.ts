import { z } from 'zod'
import { evidenciaMessages as m } from '../../messages/contrato/evidencia.ts'
import { operation } from '../../operation.ts'
import { get, read } from '../../route.ts'
import { idDe } from '../../shapes/base/ids.ts'

export const ZIP = 'application/zip'

const contraloria = ['contraloria'] as const
const deUnaVenta = () => z.object({ identificador: idDe('declaracion') })

/**
 * Whether the evidence of a sale is sealed, when, and by which key (`clave`: SHA-256 of its SPKI, in hex). noTermina: its
 * contract was not made; pendiente: it is sealed in a moment. `tiempo`: the stamp of the authority (RFC 3161), null
 * while there is none; `conAutoridad`: one is configured, and asked again. Instants ISO. Nothing of what it holds.
 */
export const obtenerEvidencia = operation('obtenerEvidencia', {
  route: read('/api/alerce/v1/obtenerEvidencia', ['etapaDS', 'firmados']),
  access: contraloria,
  request: deUnaVenta(),
  reply: z.object({
    estado: z.enum(['noTermina', 'pendiente', 'sellada']),
    sellada: z
      .object({
        ...{ en: z.string(), clave: z.string(), conAutoridad: z.boolean() },
        tiempo: z.object({ en: z.string(), autoridad: z.string() }).nullable(),
      })
      .nullable(),
  }),
  failure: m.leerFailed,
  passive: true,
})

/** The pack of a sale: its papers, those of health too, the signed manifest and the stamp (packages/evidencia). */
export const descargarPaqueteEvidencia = operation('descargarPaqueteEvidencia', {
  route: get('/api/alerce/v1/descargarPaqueteEvidencia', ['firmados'], { envelope: 'binary' }),
  access: contraloria,
  health: true,
  request: deUnaVenta(),
  reply: z.unknown(),
  tipos: [ZIP],
  failure: m.descargarFailed,
})
