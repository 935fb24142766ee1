import { z } from 'zod'
import { circularMessages, juradasMessages } from '../../messages/declaracion/juradas.ts'
import { operation } from '../../operation.ts'
import { get, open, read, write } from '../../route.ts'
import { idDe, version } from '../../shapes/base/ids.ts'
import { leido } from '../../shapes/base/leido.ts'
import { circularLeida, deUnaCarga, deUnaDS, escribenDS } from '../../shapes/declaracion/declaracion.ts'

/**
 * Sworn declaration of each medical charge (spec 2 §3). `idArchivo`: the person's id. Ours: `abierta`, it may be
 * accepted; the person who accepted it and the instant (ISO); `huella`, SHA-256 of the paper. A paper that changed
 * since cannot be accepted.
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
 * Draws and stores a sworn declaration: a PDF in base64. Its opening is recorded, with user and instant; later calls
 * answer the same paper. It names persons, without health data.
 */
export const generarDocCargaMedica = operation('generarDocCargaMedica', {
  route: open('/api/v1/generaDocumentosCargaMedica/{id}', ['juradas']),
  access: escribenDS,
  request: deUnaCarga(),
  reply: z.object({ archivo: leido(z.string()), nombre: z.string() }),
  failure: juradasMessages.generarFailed,
})

/** Same without its bytes: draws, stores, and records its opening. Ours. */
export const abrirJurada = operation('abrirJurada', {
  route: write('/api/alerce/v1/abrirJurada', ['juradas']),
  access: escribenDS,
  request: deUnaCarga(),
  reply: z.literal('ok'),
  failure: juradasMessages.generarFailed,
})

/** Paper that was opened and is still current, else 422. Ours. */
export const descargarJurada = operation('descargarJurada', {
  route: get('/api/alerce/v1/descargarJurada', ['juradas'], { envelope: 'binary' }),
  access: escribenDS,
  request: deUnaCarga(),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: juradasMessages.generarFailed,
})

/** Accepts for the holder a paper that was opened (else 422); accepting it again changes nothing. Ours. */
export const aceptarDocCargaMedica = operation('aceptarDocCargaMedica', {
  route: write('/api/alerce/v1/aceptarDocCargaMedica', ['juradas', 'bitacora'], { bearer: true }),
  access: escribenDS,
  health: true,
  request: deUnaDS().extend({ idArchivo: idDe('persona') }),
  reply: z.literal('ok'),
  failure: juradasMessages.aceptarFailed,
})

/**
 * Acceptance of the circular of the spouse by the holder (`firma`; spec 2 §7). Ours: `circular`, its text in the
 * accepted or current version, null without a spouse in the declaration; the user who registered it and the instant
 * (ISO).
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
 * Registers the holder's acceptance (`firma`), or its withdrawal, until the declaration is signed. Ours: `version`, as
 * read; 409 when another is in force.
 */
export const confirmarConyugeCircular = operation('confirmarConyugeCircular', {
  route: write('/api/v1/confirmarConyugeCircular', ['circular', 'bitacora']),
  access: escribenDS,
  health: true,
  request: deUnaDS().extend({ firma: z.boolean(), version: version() }),
  reply: z.literal('ok'),
  failure: circularMessages.saveFailed,
})
