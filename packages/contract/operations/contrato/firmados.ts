import { TAMANO_MAXIMO, tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { ADJUNTO_FIRMADO } from '@alerce/domain/contrato/firmados'
import { z } from 'zod'
import { firmadosMessages, textosDeDetencionDeFirmados } from '../../messages/contrato/firmados.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { get, read, upload, write } from '../../route.ts'
import { binario, codigo, idDe, texto } from '../../shapes/base/ids.ts'
import { escribenDS } from '../../shapes/declaracion/declaracion.ts'

const deUnPapel = () => z.object({ identificador: idDe('declaracion'), imgCorrel: idDe('papel') })

/**
 * Signed paper, `binario` in base64. `imgCorrel` (ours): its issued paper; absent: the first one without a signed
 * paper.
 */
export const cargaArchivoProspectoTAD = operation('cargaArchivoProspectoTAD', {
  route: write('/api/v1/cargaArchivoProspectoTAD', ['firmados', 'venta', 'bitacora']),
  access: escribenDS,
  bodyLimit: 3 * 1024 * 1024,
  request: z.object({
    identificador: idDe('declaracion'),
    nombreArchivo: texto(200).min(1),
    binario: binario(),
    tipoMIME: texto(100).nullish(),
    TAD_CODIGO: codigo().pipe(z.literal(ADJUNTO_FIRMADO)),
    imgCorrel: idDe('papel').nullish(),
  }),
  reply: z.object({ adJ_CORREL: z.number() }),
  failure: firmadosMessages.subirFailed,
})

/** Same upload as raw bytes, for one issued paper; a later file replaces the former. Ours. */
export const subirPapelFirmado = operation('subirPapelFirmado', {
  route: upload('/api/alerce/v1/subirPapelFirmado', ['firmados', 'venta', 'bitacora']),
  access: escribenDS,
  bodyLimit: TAMANO_MAXIMO,
  request: deUnPapel(),
  reply: z.object({ adJ_CORREL: z.number() }),
  failure: firmadosMessages.subirFailed,
})

const claves = Object.keys(textosDeDetencionDeFirmados) as (keyof typeof textosDeDetencionDeFirmados)[]

/**
 * Issued papers with their signed ones, without bytes, and their state at the desk. Instants ISO, `tamano` in bytes.
 * `devolucion`: last faults found by the desk, until they are sent again. `otro`: the other of a pair, whose papers go
 * with these; its `identificador` is null without a declaration. Ours.
 */
export const obtenerPapelesFirmados = operation('obtenerPapelesFirmados', {
  route: read('/api/alerce/v1/obtenerPapelesFirmados', ['prospecto', 'papeles', 'firmados', 'mesa']),
  access: [...cartera, 'mesa'],
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({
    papeles: z.array(
      z.object({
        imgCorrel: z.number(),
        nombre: z.string(),
        /** Holds health data: only the desk opens the signed one, by another call. */
        salud: z.boolean(),
        firmado: z
          .object({
            ...{ nombre: z.string(), tipoMIME: z.string(), tamano: z.number(), recibido: z.string() },
            /** The desk returned it, and no other came since. */
            devuelto: z.boolean(),
            /** It has the fingerprint of the issued paper; false: not recognized, as in most scans. */
            coincide: z.boolean(),
          })
          .nullable(),
      }),
    ),
    /** The caller may open the signed declaration, to compare its signature. */
    abreDS: z.boolean(),
    /** Uploads are accepted now. */
    recibe: z.boolean(),
    /** Reason that stops the sending to the desk; null: none. */
    detencion: z.enum(claves).nullable(),
    /** Submission with these papers that waits at the desk; null: none. */
    envioId: z.number().nullable(),
    /** Instant of the last submission to the desk. */
    enviado: z.string().nullable(),
    /** Person of the desk who decided on them last, and ISO instant; null: no decision, or they wait. */
    resueltoPor: z.string().nullable(),
    resueltoEn: z.string().nullable(),
    devolucion: z.object({ motivo: z.string(), por: z.string(), en: z.string() }).nullable(),
    /** Faults found by the desk in the submission before these papers. */
    devolucionAnterior: z.object({ motivo: z.string(), por: z.string(), en: z.string() }).nullable(),
    otro: z.object({ prospectoId: z.number(), nombre: z.string(), identificador: z.number().nullable() }).nullable(),
    /** Papers signed on the applicant's phone and replaced since: instant, and SHA-256 of their bytes. */
    anteriores: z.array(
      z.object({ imgCorrel: z.number(), nombre: z.string(), firmado: z.string(), huella: z.string() }),
    ),
  }),
  failure: firmadosMessages.leerFailed,
})

/** Signed paper as it was received; never the declaration, which holds health data. */
export const descargarPapelFirmado = operation('descargarPapelFirmado', {
  route: get('/api/alerce/v1/descargarPapelFirmado', ['firmados'], { envelope: 'binary' }),
  access: ['asesor', 'mesa'],
  request: deUnPapel(),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: firmadosMessages.leerFailed,
})

/**
 * Signed declaration of a manual sale, to compare its signature with the identity card's. Each download is a look at
 * health data. 403 when a parameter of the insurer leaves that paper to contraloría.
 */
export const descargarDSFirmada = operation('descargarDSFirmada', {
  route: get('/api/alerce/v1/descargarDSFirmada', ['firmados'], { envelope: 'binary' }),
  access: ['mesa'],
  health: true,
  request: deUnPapel(),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: firmadosMessages.leerFailed,
})

/** True when every issued paper has a signed one. */
export const validarDocumentosFirmados = operation('validarDocumentosFirmados', {
  route: read('/api/v1/validarDocumentosFirmados', ['papeles', 'firmados']),
  access: cartera,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({ documentosFirmados: z.boolean() }),
  failure: firmadosMessages.leerFailed,
})

/** Sends the signed papers to the desk, of a pair both; repeating it changes nothing. */
export const enviarDocumentosFirmados = operation('enviarDocumentosFirmados', {
  route: write('/api/v1/enviarDocumentosFirmados', [
    'prospecto',
    'etapaDS',
    'venta',
    'firmados',
    'irregularidades',
    'mesa',
  ]),
  access: escribenDS,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: firmadosMessages.enviarFailed,
})
