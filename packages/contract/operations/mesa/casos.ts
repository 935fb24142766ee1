import { tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { LARGO_DE_MENSAJE } from '@alerce/domain/mesa/mensaje'
import { z } from 'zod'
import { lecturaMessages } from '../../messages/base/archivos.ts'
import { mesaMessages } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { entero, id, idDe, texto, textoLargo } from '../../shapes/base/ids.ts'

/** Who a case of the desk is about. `declaracionSaludId` and folioDS are of the live DS, or null. */
export const caso = () => ({
  prospectoId: id(),
  declaracionSaludId: id().nullable(),
  folioDS: z.number().int().nullable(),
  nombre: z.string(),
  rut: z.string().nullable(),
  estado: z.string(),
  asesor: z.string(),
})

/** Cases by RUT, DS folio or names, over every advisor; best match first. Only the desk's, so RUTs are shown. */
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

/** A letter of the desk to the advisor of a case, whatever waits of it; what it says stays in the Bitácora. Ours. */
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
 * What a matter of the desk is judged by: the identity papers that the applicant handed in, oldest first, without bytes
 * (`tamano` in bytes, `subido` an ISO instant), and whether who asks may see the whole case (`abreCaso`). Ours.
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

/** One of those (`id`: its documentoId); any other paper is not there. Each opening is written to the access log. */
export const descargarCedulaDeCaso = operation('descargarCedulaDeCaso', {
  route: get('/api/alerce/v1/descargarCedulaDeCaso', ['documentos'], { envelope: 'binary' }),
  access: mesa,
  request: z.object({ prospectoId: idDe('prospecto'), id: idDe('documento') }),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: lecturaMessages.fileFailed,
})
