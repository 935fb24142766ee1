import { LARGO_DE_TEXTO, LARGO_DE_TITULO, nombresDeClase } from '@alerce/domain/base/textos/clases'
import { z } from 'zod'
import { textosMessages } from '../../messages/base/textos.ts'
import { operation } from '../../operation.ts'
import { administran } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { id, idDe, texto, textoLargo } from '../../shapes/base/ids.ts'
import { pageOf, pageRequest } from '../../shapes/base/page.ts'

const clase = () => z.enum(nombresDeClase)

/**
 * Version of a text. `desde`: first day in force, DD-MM-YYYY. `situacion`: in force, future, or replaced. `huella`:
 * SHA-256 of title and text. `ejemplo`: our own wording, until the operator publishes another. Instants ISO.
 */
const version = z.object({
  textoId: id(),
  clase: clase(),
  version: z.number().int(),
  titulo: z.string(),
  desde: z.string(),
  situacion: z.enum(['rige', 'programada', 'anterior']),
  huella: z.string(),
  ejemplo: z.boolean(),
  por: z.string(),
  en: z.string(),
})

/** Version in force today, by class; null: none. */
export const obtenerTextos = operation('obtenerTextos', {
  route: read('/api/alerce/v1/obtenerTextos', ['textos']),
  access: administran,
  request: z.object({}),
  reply: z.array(z.object({ clase: clase(), versiones: z.number().int(), rige: version.nullable() })),
  failure: textosMessages.readFailed,
})

/** Versions of a class, newest first. */
export const obtenerVersionesTexto = operation('obtenerVersionesTexto', {
  route: read('/api/alerce/v1/obtenerVersionesTexto', ['textos']),
  access: administran,
  request: z.object({ clase: clase(), ...pageRequest() }),
  reply: pageOf(version),
  failure: textosMessages.readFailed,
})

export const obtenerTexto = operation('obtenerTexto', {
  route: read('/api/alerce/v1/obtenerTexto', ['textos']),
  access: administran,
  request: z.object({ textoId: idDe('texto') }),
  reply: version.extend({ cuerpo: z.string() }),
  failure: textosMessages.readFailed,
})

/** Publishes a version, which is never changed afterwards: only another version replaces it. */
export const publicarTexto = operation('publicarTexto', {
  route: write('/api/alerce/v1/publicarTexto', ['textos']),
  access: administran,
  request: z.object({
    clase: clase(),
    titulo: texto(LARGO_DE_TITULO).min(1, textosMessages.sinTitulo.text),
    cuerpo: textoLargo(LARGO_DE_TEXTO, textosMessages.muyLargo.text).min(1, textosMessages.sinCuerpo.text),
    desde: fechaDMY(),
  }),
  reply: version,
  failure: textosMessages.saveFailed,
})
