import { z } from 'zod'
import { circularMessages, juradasMessages } from '../../messages/declaracion/juradas.ts'
import { operation } from '../../operation.ts'
import { get, open, read, write } from '../../route.ts'
import { idDe, version } from '../../shapes/base/ids.ts'
import { leido } from '../../shapes/base/leido.ts'
import { circularLeida, deUnaCarga, deUnaDS, escribenDS } from '../../shapes/declaracion/declaracion.ts'

/**
 * The sworn declaration of each medical charge (spec 2 §3). `idArchivo`: the person's id. Ours: `abierta`, it may be
 * accepted; who accepted it and when (ISO instant); `huella`, SHA-256 of the paper. What changed since is not accepted.
 */
export const obtenerDocsCargasMedicas = operation('obtenerDocsCargasMedicas', {
  route: read('/api/v1/generaDocumentosCargaMedica', ['juradas', 'personas']),
  access: escribenDS,
  health: true,
  mirada: true,
  request: deUnaDS(),
  reply: z.array(
    z.object({
      idArchivo: z.number(),
      rut: z.string().nullable(),
      nombre: z.string(),
      nombreArchivo: z.string(),
      accepted: z.boolean(),
      abierta: z.boolean(),
      aceptadaPor: z.string().nullable(),
      aceptadaEn: z.string().nullable(),
      huella: z.string().nullable(),
    }),
  ),
  failure: juradasMessages.readFailed,
})

/**
 * One of them, drawn and kept: a PDF in base64. It counts as opened from then on, by whom and when; opened again it is the
 * same paper. It names persons and says nothing of their health.
 */
export const generarDocCargaMedica = operation('generarDocCargaMedica', {
  route: open('/api/v1/generaDocumentosCargaMedica/{id}', ['juradas']),
  access: escribenDS,
  request: deUnaCarga(),
  reply: z.object({ archivo: leido(z.string()), nombre: z.string() }),
  failure: juradasMessages.generarFailed,
})

/** The same without its bytes: it is drawn and kept, and counts as opened from then on. Ours. */
export const abrirJurada = operation('abrirJurada', {
  route: write('/api/alerce/v1/abrirJurada', ['juradas']),
  access: escribenDS,
  request: deUnaCarga(),
  reply: z.literal('ok'),
  failure: juradasMessages.generarFailed,
})

/** The paper that was opened and still holds, else 422. Ours. */
export const descargarJurada = operation('descargarJurada', {
  route: get('/api/alerce/v1/descargarJurada', ['juradas'], { envelope: 'binary' }),
  access: escribenDS,
  request: deUnaCarga(),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: juradasMessages.generarFailed,
})

/** The holder accepts one that was opened (else 422); accepting it again changes nothing. Ours. */
export const aceptarDocCargaMedica = operation('aceptarDocCargaMedica', {
  route: write('/api/alerce/v1/aceptarDocCargaMedica', ['juradas', 'bitacora'], { bearer: true }),
  access: escribenDS,
  health: true,
  request: deUnaDS().extend({ idArchivo: idDe('persona') }),
  reply: z.literal('ok'),
  failure: juradasMessages.aceptarFailed,
})

/**
 * Whether the holder accepted the circular of the spouse (`firma`; spec 2 §7). Ours: `circular`, what is accepted, in the
 * version that was or would be, null where no spouse is in the declaration; who registered it and when (ISO instant).
 */
export const obtenerConyugeCircular = operation('obtenerConyugeCircular', {
  route: read('/api/v1/obtenerConyugeCircular', ['circular', 'personas']),
  access: escribenDS,
  health: true,
  mirada: true,
  request: deUnaDS(),
  reply: z.object({
    firma: z.boolean(),
    circular: circularLeida().nullable(),
    por: z.string().nullable(),
    en: z.string().nullable(),
  }),
  failure: circularMessages.readFailed,
})

/**
 * Registers that the holder accepts it (`firma`), or no longer does, until the declaration is signed. Ours: `version`,
 * the one that was read; another is in force: 409.
 */
export const confirmarConyugeCircular = operation('confirmarConyugeCircular', {
  route: write('/api/v1/confirmarConyugeCircular', ['circular', 'bitacora']),
  access: escribenDS,
  health: true,
  request: deUnaDS().extend({ firma: z.boolean(), version: version() }),
  reply: z.literal('ok'),
  failure: circularMessages.saveFailed,
})
