import { LARGO_DE_MENSAJE } from '@alerce/domain/mesa/mensaje'
import { z } from 'zod'
import { mesaMessages as m } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
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
  access: mesa,
  request: z.object({
    texto: texto(80).min(1),
    limite: entero(1, 20).default(8),
  }),
  reply: z.array(z.object(caso())),
  failure: m.casosFailed,
})

/** A letter of the desk to the advisor of a case, whatever waits of it; what it says stays in the Bitácora. Ours. */
export const escribirAlAsesor = operation('escribirAlAsesor', {
  access: mesa,
  request: z.object({
    prospectoId: idDe('prospecto'),
    texto: textoLargo(LARGO_DE_MENSAJE).min(1, m.mensajeVacio.text),
  }),
  reply: z.literal('ok'),
  failure: m.mensajeNoEnviado,
})
