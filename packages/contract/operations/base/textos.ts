import { LARGO_DE_TEXTO, LARGO_DE_TITULO, nombresDeClase } from '@alerce/domain/base/textos/clases'
import { z } from 'zod'
import { LARGO_DE_MOTIVO, motivoRules } from '../../forms/base/textos.ts'
import { textosMessages } from '../../messages/base/textos.ts'
import { operation } from '../../operation.ts'
import { administran } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { escritoLargo, segunReglas } from '../../shapes/base/escrito.ts'
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
  reply: z.array(
    z.object({
      clase: clase(),
      versiones: z.number().int(),
      /** A proposal waits for another administrator. */
      porAprobar: z.boolean(),
      /** The next version is proposed, and another administrator publishes it. */
      pideOtro: z.boolean(),
      rige: version.nullable(),
    }),
  ),
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

/**
 * Publishes a version, which is never changed afterwards: only another version replaces it. With `textosCuatroOjos`, one
 * of a text that people sign is proposed instead, and another administrator publishes it.
 */
export const publicarTexto = operation('publicarTexto', {
  route: write('/api/alerce/v1/publicarTexto', ['textos', 'notificacion']),
  access: administran,
  request: z.object({
    clase: clase(),
    titulo: texto(LARGO_DE_TITULO).min(1, textosMessages.sinTitulo.text),
    cuerpo: textoLargo(LARGO_DE_TEXTO, textosMessages.muyLargo.text).min(1, textosMessages.sinCuerpo.text),
    desde: fechaDMY(),
  }),
  reply: z.discriminatedUnion('estado', [
    version.extend({ estado: z.literal('publicada') }),
    z.object({ estado: z.literal('porAprobar'), propuestaId: id() }),
  ]),
  failure: textosMessages.saveFailed,
})

/**
 * Proposal of a class that was not published: it waits, or was given back. `antes`: the version that it replaces;
 * `impedimento`: why the caller cannot publish it; `desde`: DD-MM-YYYY; instants ISO. Null: none.
 */
export const obtenerPropuestaTexto = operation('obtenerPropuestaTexto', {
  route: read('/api/alerce/v1/obtenerPropuestaTexto', ['textos']),
  access: administran,
  request: z.object({ clase: clase() }),
  reply: z
    .object({
      propuestaId: id(),
      clase: clase(),
      titulo: z.string(),
      cuerpo: z.string(),
      desde: z.string(),
      por: z.string(),
      en: z.string(),
      propia: z.boolean(),
      antes: z.object({ titulo: z.string(), cuerpo: z.string() }).nullable(),
      impedimento: z.string().nullable(),
      devuelta: z.object({ por: z.string(), en: z.string(), motivo: z.string() }).nullable(),
    })
    .nullable(),
  failure: textosMessages.readFailed,
})

/** Publishes the proposal of another administrator: it takes its version number now. */
export const aprobarTexto = operation('aprobarTexto', {
  route: write('/api/alerce/v1/aprobarTexto', ['textos', 'notificacion']),
  access: administran,
  request: z.object({ propuestaId: idDe('propuesta') }),
  reply: version,
  failure: textosMessages.saveFailed,
})

/** Gives a proposal back to its author, with the reason. Its author may take it back in the same way. */
export const devolverTexto = operation('devolverTexto', {
  route: write('/api/alerce/v1/devolverTexto', ['textos', 'notificacion']),
  access: administran,
  request: z
    .object({ propuestaId: idDe('propuesta'), motivo: escritoLargo(LARGO_DE_MOTIVO) })
    .superRefine(segunReglas(motivoRules)),
  reply: z.literal('ok'),
  failure: textosMessages.devolverFailed,
})
