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

/** A signed paper, `binario` in base64. `imgCorrel` (ours): of which issued paper; absent: of the first that has none. */
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

/** The same file sent as it is, in the place of an issued paper; another one takes the place of the first. Ours. */
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
 * Every issued paper with the signed one that came of it, without bytes, and how it stands with the desk. Instants ISO,
 * `tamano` in bytes. `devolucion`: what the desk
 * found wrong the last time, until they are handed in again. `otro`: of a
 * pair the other, whose papers go with these; its `identificador` is null while it has no declaration. Ours.
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
        /** It holds health data: the signed one is opened by the desk alone, by a call of its own. */
        salud: z.boolean(),
        firmado: z
          .object({
            ...{ nombre: z.string(), tipoMIME: z.string(), tamano: z.number(), recibido: z.string() },
            /** The desk gave it back, and no other came since. */
            devuelto: z.boolean(),
            /** It has the fingerprint of the issued paper; false: it could not be told, as of most scans. */
            coincide: z.boolean(),
          })
          .nullable(),
      }),
    ),
    /** Who calls may open the signed declaration, to compare its signature. */
    abreDS: z.boolean(),
    /** They are taken in now. */
    recibe: z.boolean(),
    /** What keeps them from the desk; null: nothing. */
    detencion: z.enum(claves).nullable(),
    /** The handing in that waits at the desk with these papers; null: none does. */
    envioId: z.number().nullable(),
    /** When they were handed to the desk, of the last time. */
    enviado: z.string().nullable(),
    /** Who of the desk decided on them the last time; null: nobody did, or they wait. */
    resueltoPor: z.string().nullable(),
    devolucion: z.object({ motivo: z.string(), por: z.string(), en: z.string() }).nullable(),
    /** What it found wrong the time before those that are there now. */
    devolucionAnterior: z.object({ motivo: z.string(), por: z.string(), en: z.string() }).nullable(),
    otro: z.object({ prospectoId: z.number(), nombre: z.string(), identificador: z.number().nullable() }).nullable(),
    /** Papers that the applicant signed on their phone and others stand in place of: when, and the SHA-256 of their bytes. */
    anteriores: z.array(
      z.object({ imgCorrel: z.number(), nombre: z.string(), firmado: z.string(), huella: z.string() }),
    ),
  }),
  failure: firmadosMessages.leerFailed,
})

/** One signed paper as it came; never that of the declaration, which holds health data. */
export const descargarPapelFirmado = operation('descargarPapelFirmado', {
  route: get('/api/alerce/v1/descargarPapelFirmado', ['firmados'], { envelope: 'binary' }),
  access: ['asesor', 'mesa'],
  request: deUnPapel(),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: firmadosMessages.leerFailed,
})

/**
 * The signed declaration of a manual sale, to compare its signature with the identity card's: a look at health data each
 * time. 403 where the insurer wants contraloría to accept that paper (a parameter).
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

/** Whether as many came as were issued. */
export const validarDocumentosFirmados = operation('validarDocumentosFirmados', {
  route: read('/api/v1/validarDocumentosFirmados', ['papeles', 'firmados']),
  access: cartera,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({ documentosFirmados: z.boolean() }),
  failure: firmadosMessages.leerFailed,
})

/** Hands them to the desk, those of both of a pair; a second time changes nothing. */
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
