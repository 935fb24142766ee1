import { tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { LARGO_DE_MENSAJE } from '@alerce/domain/mesa/mensaje'
import { z } from 'zod'
import { lecturaMessages } from '../../messages/base/archivos.ts'
import { mesaMessages } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { entero, id, idDe, texto, textoLargo } from '../../shapes/base/ids.ts'

/** Person and sale of a case of the desk. `declaracionSaludId` and folioDS are of the live DS, or null. */
export const caso = () => ({
  prospectoId: id(),
  declaracionSaludId: id().nullable(),
  folioDS: z.number().int().nullable(),
  nombre: z.string(),
  rut: z.string().nullable(),
  estado: z.string(),
  asesor: z.string(),
})

/** Cases by RUT, passport, DS folio or names, of every advisor; best match first. Only for the desk, so RUTs are shown. */
export const buscarCasosMesa = operation('buscarCasosMesa', {
  route: read('/api/alerce/v1/buscarCasosMesa', ['prospecto', 'mesa']),
  access: mesa,
  request: z.object({
    texto: texto(80).min(1),
    limite: entero(1, 20).default(8),
  }),
  reply: z.array(z.object(caso())),
  failure: mesaMessages.casosFailed,
})

/** Letter of the desk to the advisor of a case, in any state; the Bitácora keeps its text. Ours. */
export const escribirAlAsesor = operation('escribirAlAsesor', {
  route: write('/api/alerce/v1/escribirAlAsesor', ['prospecto']),
  access: mesa,
  request: z.object({
    prospectoId: idDe('prospecto'),
    texto: textoLargo(LARGO_DE_MENSAJE).min(1, mesaMessages.mensajeVacio.text),
  }),
  reply: z.literal('ok'),
  failure: mesaMessages.mensajeNoEnviado,
})

/**
 * Papers to judge a matter of the desk: identity papers of the applicant, oldest first, without bytes (`tamano` in
 * bytes, `subido` an ISO instant). `abreCaso`: the caller may see the whole case. Ours.
 */
export const obtenerCedulaDeCaso = operation('obtenerCedulaDeCaso', {
  route: read('/api/alerce/v1/obtenerCedulaDeCaso', ['prospecto', 'documentos', 'mesa']),
  access: mesa,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.object({
    cedula: z.array(
      z.object({
        documentoId: id(),
        nombre: z.string(),
        tipoMIME: z.string(),
        tamano: z.number(),
        subido: z.string(),
      }),
    ),
    abreCaso: z.boolean(),
  }),
  failure: mesaMessages.cedulaFailed,
})

/** One of those (`id`: its documentoId); any other paper is not found. The access log records each opening. */
export const descargarCedulaDeCaso = operation('descargarCedulaDeCaso', {
  route: get('/api/alerce/v1/descargarCedulaDeCaso', ['documentos'], { envelope: 'binary' }),
  access: mesa,
  request: z.object({ prospectoId: idDe('prospecto'), id: idDe('documento') }),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: lecturaMessages.fileFailed,
})
